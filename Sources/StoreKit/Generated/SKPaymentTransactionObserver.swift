// Made by generate-callbacks from Sources/Callbacks/SKPaymentTransactionObserver.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told of the user's purchases.
@available(iOS 3.0, *)
@objc public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Tells that purchases have gone a step on.
    @available(iOS 3.0, *)
    @objc func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])

    /// Tells that purchases have ended.
    @available(iOS 3.0, *)
    @objc optional func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])

    /// Tells that all earlier purchases were asked for.
    @available(iOS 3.0, *)
    @objc optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

#else

/// The object that is told of the user's purchases.
@available(iOS 3.0, *)
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Tells that purchases have gone a step on.
    @available(iOS 3.0, *)
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])

    /// Tells that purchases have ended.
    @available(iOS 3.0, *)
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])

    /// Tells that all earlier purchases were asked for.
    @available(iOS 3.0, *)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

/// What holds for a member that a delegate does not implement.
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) { OptionalRequirement.missing() }

    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { OptionalRequirement.missing() }
}

#endif
