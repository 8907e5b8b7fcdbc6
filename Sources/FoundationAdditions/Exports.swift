@_exported import Foundation
@_exported import FoundationNetworking

#if CHECKING
    @_exported import ObjectiveC
#endif
