#include <microhttpd.h>

// The macros and variadic calls that Swift can't see.
static inline struct MHD_Daemon *lifecycle_start_loopback(
    unsigned short port, const struct sockaddr *address, MHD_AccessHandlerCallback handler, void *context) {
    return MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, handler, context,
        MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_CONNECTION_TIMEOUT, 30u, MHD_OPTION_CONNECTION_LIMIT, 64u,
        MHD_OPTION_END);
}

static inline struct MHD_Response *lifecycle_copy_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline enum MHD_Result lifecycle_refuse(void) { return MHD_NO; }

// The port that the daemon listens at; 0 when it can't tell.
static inline unsigned short lifecycle_bound_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// The value of a request's header; NULL without it.
static inline const char *lifecycle_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}
