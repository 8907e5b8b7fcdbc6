@_exported import Combine
@_exported import FoundationAdditions
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers
