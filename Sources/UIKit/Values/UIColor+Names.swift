import FoundationAdditions

/// The colours that the system names, as they are in light appearance.
extension UIColor {
    /// The color black.
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// The color dark gray.
    public class var darkGray: UIColor { UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1) }
    /// The color light gray.
    public class var lightGray: UIColor { UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1) }
    /// The color white.
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// The color gray.
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    /// The color red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// The color green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// The color blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// The color cyan.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// The color yellow.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// The color magenta.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// The color orange.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// The color purple.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// The color brown.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The system's red, which is another in the dark.
    public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
    /// The system's orange, which is another in the dark.
    public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
    /// The system's yellow, which is another in the dark.
    public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
    /// The system's green, which is another in the dark.
    public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
    /// The system's mint, which is another in the dark.
    public class var systemMint: UIColor { UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1) }
    /// The system's teal, which is another in the dark.
    public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
    /// The system's cyan, which is another in the dark.
    public class var systemCyan: UIColor { UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
    /// The system's blue, which is another in the dark.
    public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
    /// The system's indigo, which is another in the dark.
    public class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
    /// The system's purple, which is another in the dark.
    public class var systemPurple: UIColor { UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
    /// The system's pink, which is another in the dark.
    public class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
    /// The system's brown, which is another in the dark.
    public class var systemBrown: UIColor { UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
    /// The system's gray, which is another in the dark.
    public class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }
    /// The system's gray2, which is another in the dark.
    public class var systemGray2: UIColor { UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1) }
    /// The system's gray3, which is another in the dark.
    public class var systemGray3: UIColor { UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1) }
    /// The system's gray4, which is another in the dark.
    public class var systemGray4: UIColor { UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1) }
    /// The system's gray5, which is another in the dark.
    public class var systemGray5: UIColor { UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1) }
    /// The system's gray6, which is another in the dark.
    public class var systemGray6: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
    /// The color of text.
    public class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// The color of text that counts less.
    public class var secondaryLabel: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6) }
    /// The color of text that counts still less.
    public class var tertiaryLabel: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3) }
    /// The color of text that counts least.
    public class var quaternaryLabel: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.18) }
    /// The color of links.
    public class var link: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
    /// The color of text in an empty field.
    public class var placeholderText: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3) }
    /// The color of lines that let the ground through.
    public class var separator: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29) }
    /// The color of lines that cover the ground.
    public class var opaqueSeparator: UIColor { UIColor(red: 0.78, green: 0.78, blue: 0.78, alpha: 1) }
    /// The color of the ground.
    public class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// The color of what lies on the ground.
    public class var secondarySystemBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
    /// The color of what lies on that.
    public class var tertiarySystemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// The color of the ground under groups.
    public class var systemGroupedBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
    /// The color of groups.
    public class var secondarySystemGroupedBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// The color of what lies on groups.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
    /// The color of small shapes.
    public class var systemFill: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2) }
    /// The color of shapes of middle size.
    public class var secondarySystemFill: UIColor { UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16) }
    /// The color of large shapes.
    public class var tertiarySystemFill: UIColor { UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12) }
    /// The color of large areas with things on them.
    public class var quaternarySystemFill: UIColor { UIColor(red: 0.45, green: 0.45, blue: 0.5, alpha: 0.08) }
    /// The tint of where it is used.
    public class var tintColor: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
    /// The color of the ground under groups, the old name.
    public class var groupTableViewBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
    /// Text on a light ground.
    public class var darkText: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// Text on a dark ground.
    public class var lightText: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 0.6) }
    /// No color: all of the ground is seen.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
