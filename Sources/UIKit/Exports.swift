@_exported import FoundationAdditions
@_exported import QuartzCore
