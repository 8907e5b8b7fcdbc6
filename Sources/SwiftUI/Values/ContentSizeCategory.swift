import UIKit

/// The size of text that the user prefers, the form of iOS 13.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest text.
    case extraSmall
    /// Small text.
    case small
    /// Text a little smaller than usual.
    case medium
    /// Text of the usual size.
    case large
    /// Text a little larger than usual.
    case extraLarge
    /// Large text.
    case extraExtraLarge
    /// The largest text without an accessibility setting.
    case extraExtraExtraLarge
    /// The smallest of the sizes for accessibility.
    case accessibilityMedium
    /// The second of the sizes for accessibility.
    case accessibilityLarge
    /// The third of the sizes for accessibility.
    case accessibilityExtraLarge
    /// The fourth of the sizes for accessibility.
    case accessibilityExtraExtraLarge
    /// The largest text that there is.
    case accessibilityExtraExtraExtraLarge

    /// True for the sizes that are offered for accessibility alone.
    @available(iOS 13.4, *)
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

@available(iOS 14.0, *)
extension ContentSizeCategory: Comparable {
    /// Smaller text comes first.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        let all = allCases
        return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
    }
}

extension EnvironmentValues {
    /// The size of text that the user prefers, the form of iOS 13.
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) ?? dynamicTypeSize }
    }
}

extension ContentSizeCategory {
    init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        self = Self.allCases[index]
    }
}

@available(iOS 15.0, *)
extension DynamicTypeSize {
    /// The size that a category of iOS 13 stands for.
    public init?(_ category: ContentSizeCategory) {
        guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
        self = Self.allCases[index]
    }
}
