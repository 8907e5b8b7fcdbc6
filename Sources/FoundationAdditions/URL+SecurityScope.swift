import Foundation

/// Security-scoped resources. On Linux there is no sandbox to reach out of: access is always granted, and stopping it does
/// nothing.
extension URL {
    /// Makes the resource available to the process; each success must be balanced by a stop.
    ///
    /// - Returns: Whether access was granted: here, always.
    /// - Note: Source: documented (reference of Foundation's URL).
    @available(iOS 8.0, *)
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives up the access that ``startAccessingSecurityScopedResource()`` gave.
    ///
    /// - Note: Source: documented (reference of Foundation's URL).
    @available(iOS 8.0, *)
    public func stopAccessingSecurityScopedResource() {}
}
