// expect: ok mode=5,6
import SwiftUI

struct Badge: View {
    var count: Int
    @Environment(\.badgeColor) private var color

    var body: some View {
        Text("\(count)")
            .padding(6)
            .background(color, in: Capsule())
    }
}

extension EnvironmentValues {
    @Entry var badgeColor: Color = .red
}

#Preview {
    Badge(count: 3)
}

#Preview("Many", traits: .sizeThatFitsLayout) {
    Badge(count: 300).environment(\.badgeColor, .blue)
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Badge(count: 1).previewDisplayName("One")
    }
}
