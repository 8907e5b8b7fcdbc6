/// Keeps what must be done to undo the user's steps.
@available(iOS 3.0, *)
#if CHECKING
    @objc@objcMembers
#endif
open class UndoManager: NSObject {
    private var steps: [() -> Void] = []
    private var undone: [() -> Void] = []

    /// True while ``undo()`` runs.
    public private(set) var isUndoing = false
    /// True while ``redo()`` runs.
    public private(set) var isRedoing = false
    /// True if there is a step to undo.
    open var canUndo: Bool { !steps.isEmpty }
    /// True if there is a step to do again.
    open var canRedo: Bool { !undone.isEmpty }
    /// How many steps are kept; 0 for all.
    open var levelsOfUndo = 0

    /// Keeps how to undo a step.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        let step = { [weak target] in if let target { handler(target) } }
        if isUndoing { undone.append(step) } else { steps.append(step) }
    }

    /// Undoes the last step.
    open func undo() {
        guard let step = steps.popLast() else { return }
        isUndoing = true
        step()
        isUndoing = false
    }

    /// Does the last undone step again.
    open func redo() {
        guard let step = undone.popLast() else { return }
        isRedoing = true
        step()
        isRedoing = false
    }

    /// Forgets all steps.
    open func removeAllActions() { (steps, undone) = ([], []) }

    /// Names the step for the menu.
    open func setActionName(_ actionName: String) {}
}
