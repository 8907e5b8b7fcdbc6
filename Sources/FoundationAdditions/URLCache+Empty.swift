import FoundationNetworking

extension URLCache {
    /// Makes a cache that keeps nothing: `URLCache()`, which Foundation lacks on Linux. `init()` itself can't be added.
    @available(iOS 2.0, *)
    @_documentation(visibility: private)
    public convenience init(_: Void = ()) { self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil) }
}
