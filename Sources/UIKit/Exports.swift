@_exported import FoundationAdditions
@_exported import QuartzCore
@_exported import UserNotifications
