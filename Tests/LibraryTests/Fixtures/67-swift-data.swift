// expect: compiles=5,6
import SwiftData
import SwiftUI

@Model
final class Recipe {
    @Attribute(.unique) var name: String
    var minutes: Int
    @Relationship(deleteRule: .cascade) var steps: [Step] = []

    init(name: String, minutes: Int) {
        self.name = name
        self.minutes = minutes
    }
}

@Model
final class Step {
    var text: String
    init(text: String) { self.text = text }
}

@main
struct KitchenApp: App {
    let container: ModelContainer = {
        let schema = Schema([Recipe.self, Step.self])
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
        do {
            return try ModelContainer(for: schema, configurations: [configuration])
        } catch {
            fatalError("no store: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup { RecipeList() }
            .modelContainer(container)
    }
}

struct RecipeList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Recipe.name) private var recipes: [Recipe]
    @Query(filter: #Predicate<Recipe> { $0.minutes < 20 }, sort: [SortDescriptor(\.minutes)]) private var quick: [Recipe]

    var body: some View {
        List(recipes) { recipe in
            Text(recipe.name)
        }
        .onAppear {
            if quick.isEmpty { context.insert(Recipe(name: "Toast", minutes: 4)) }
            try? context.save()
        }
    }
}

#Preview {
    RecipeList().modelContainer(for: Recipe.self, inMemory: true)
}
