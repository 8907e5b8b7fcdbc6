@_exported import FoundationAdditions

/// A colour as numbers.
@available(iOS 2.0, *)
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, each from 0 to 1.
    public let components: [CGFloat]?
    /// The opacity, from 0 to 1.
    public let alpha: CGFloat

    /// Makes a colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
        self.alpha = alpha
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A picture as dots; only its size is known here.
@available(iOS 2.0, *)
public final class CGImage: Hashable, Sendable {
    /// The width in dots.
    public let width: Int
    /// The height in dots.
    public let height: Int

    /// Makes an empty picture.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A place to draw on. Nothing is drawn here.
@available(iOS 2.0, *)
public final class CGContext {
    /// Makes a place to draw on.
    public init() {}
    /// Keeps the settings.
    public func saveGState() {}
    /// Goes back to the kept settings.
    public func restoreGState() {}
    /// Sets the colour to fill with.
    public func setFillColor(_ color: CGColor) {}
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) {}
    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) {}
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {}
    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Changes the scale.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
}

/// A change of position, size and direction.
@available(iOS 2.0, *)
public struct CGAffineTransform: Hashable, Sendable {
    /// How x depends on x.
    public var a: CGFloat
    /// How y depends on x.
    public var b: CGFloat
    /// How x depends on y.
    public var c: CGFloat
    /// How y depends on y.
    public var d: CGFloat
    /// How far it moves x.
    public var tx: CGFloat
    /// How far it moves y.
    public var ty: CGFloat

    /// No change.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Takes the six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// No change.
    public init() { self = .identity }
    /// A change of position.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    /// A change of size.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    /// A turn by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True if nothing changes.
    public var isIdentity: Bool { self == .identity }

    /// This change, then another.
    public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        let (top, bottom) = ((a * t.a + b * t.c, a * t.b + b * t.d), (c * t.a + d * t.c, c * t.b + d * t.d))
        let move = (tx * t.a + ty * t.c + t.tx, tx * t.b + ty * t.d + t.ty)
        return CGAffineTransform(a: top.0, b: top.1, c: bottom.0, d: bottom.1, tx: move.0, ty: move.1)
    }

    /// A change of position, then this.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// A change of size, then this.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// A turn, then this.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

#if CHECKING
    extension CGAffineTransform: _ValueStructure {}
#endif
