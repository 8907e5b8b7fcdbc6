#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm/houdini.h>
#include <cmark-gfm/node.h>

// The library's own accessors copy every text that they return; these lend it.

static inline const unsigned char *lent_literal(cmark_node *node, int *length) {
    const cmark_chunk *chunk = node->type == CMARK_NODE_CODE_BLOCK ? &node->as.code.literal : &node->as.literal;
    *length = chunk->len;
    return chunk->data;
}

// What a paragraph, heading or cell holds before its inlines are parsed.
static inline const unsigned char *lent_content(cmark_node *node, int *length) {
    *length = node->content.size;
    return node->content.ptr;
}
