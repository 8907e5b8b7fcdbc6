#if CHECKING

    /// What every object answers to.
    @available(iOS 2.0, *)
    @objc public protocol NSObjectProtocol {}

    extension NSObject: NSObjectProtocol {}
    extension NSObject: @retroactive CVarArg {
        public var _cVarArgEncoding: [Int] { [] }
    }

    /// Reads and writes archives.
    @available(iOS 2.0, *)
    @objc @objcMembers open class NSCoder: Foundation.NSCoder {}

    /// An object that can be archived.
    @available(iOS 2.0, *)
    @objc public protocol NSCoding {
        /// Writes the object into an archive.
        func encode(with coder: NSCoder)
        /// Reads the object from an archive.
        init?(coder: NSCoder)
    }

    /// An object that can be archived and names the classes that it reads.
    @available(iOS 2.0, *)
    @objc public protocol NSSecureCoding: NSCoding {
        /// True if reading checks classes.
        static var supportsSecureCoding: Bool { get }
    }

    /// An object that can be copied.
    @available(iOS 2.0, *)
    @objc public protocol NSCopying {
        /// A copy of the object.
        func copy(with zone: NSZone?) -> Any
    }

    /// Something that was posted, as an object.
    @available(iOS 2.0, *)
    @objc @objcMembers open class NSNotification: NSObject {
        /// The name of a notification.
        public typealias Name = Foundation.NSNotification.Name

        /// The name.
        public let name: Name
        /// Who posted it.
        public let object: Any?
        /// What came with it.
        public let userInfo: [AnyHashable: Any]?

        /// Makes a notification.
        public init(name: Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
            self.name = name
            self.object = object
            self.userInfo = userInfo
        }
    }

    /// A memory zone; it has no meaning any more.
    @available(iOS 2.0, *)
    public typealias NSZone = OpaquePointer

#else

    /// Runs a piece of work and lets go of what it released.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

#endif
