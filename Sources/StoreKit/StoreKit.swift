@_exported import FoundationAdditions

/// The queue of the user's purchases. Here nothing can be bought.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 3.0, *)
open class SKPaymentQueue: NSObject {
    private nonisolated(unsafe) static let queue = SKPaymentQueue()

    private var observers: [any SKPaymentTransactionObserver] = []

    /// The app's queue.
    open class func `default`() -> SKPaymentQueue { queue }
    /// True if the user may buy.
    open class func canMakePayments() -> Bool { false }
    /// Adds an object that is told of purchases; do it at launch.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    /// Removes an object that is told of purchases.
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    /// Ends a purchase.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// Asks again for what the user has bought.
    open func restoreCompletedTransactions() {}
    /// The purchases that have not ended.
    open var transactions: [SKPaymentTransaction] { [] }
}

/// A purchase.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 3.0, *)
open class SKPaymentTransaction: NSObject {
    /// How far it is.
    open var transactionState: SKPaymentTransactionState { .purchasing }
    /// Why it failed.
    open var error: (any Error)? { nil }
    /// Its name.
    open var transactionIdentifier: String? { nil }
}

/// How far a purchase is.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
public enum SKPaymentTransactionState: Int, Sendable {
    /// Where the payment is: purchasing.
    case purchasing
    /// Where the payment is: purchased.
    case purchased
    /// Where the payment is: failed.
    case failed
    /// Where the payment is: restored.
    case restored
    /// Where the payment is: deferred.
    case deferred
}
