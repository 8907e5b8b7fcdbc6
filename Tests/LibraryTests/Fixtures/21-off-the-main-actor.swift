// expect: warning "main actor-isolated property 'connectedScenes' can not be referenced from a nonisolated context" mode=6
import UIKit

func count(_ application: UIApplication) -> Int { application.connectedScenes.count }
