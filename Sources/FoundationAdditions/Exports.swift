#if CHECKING
@_exported import ObjectiveC
#endif
@_exported import Foundation
@_exported import FoundationNetworking
