#if !CHECKING

    import FoundationAdditions

    /// What the older restoration keeps: archives of the app and of the controllers that have a restoration identifier.
    struct SavedState {
        struct Controller {
            /// The restoration identifiers from the root controller down.
            var path: [String]
            /// The name of the restoration class.
            var maker: String?
            var archive: Data
        }

        var app: Data
        var controllers: [Controller] = []
    }

    /// As property-list values.
    extension SavedState {
        init(_ values: [String: Any]) {
            app = values["app"] as? Data ?? Data()
            controllers = (values["controllers"] as? [[String: Any]] ?? []).map { values in
                Controller(
                    path: values["path"] as? [String] ?? [], maker: values["maker"] as? String,
                    archive: values["archive"] as? Data ?? Data())
            }
        }

        var values: [String: Any] {
            let controllers = controllers.map { controller in
                var values: [String: Any] = ["path": controller.path, "archive": controller.archive]
                values["maker"] = controller.maker
                return values
            }
            return ["app": app, "controllers": controllers]
        }
    }

#endif
