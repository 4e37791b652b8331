import Testing
import UIKit

/// Fails when the object that `make` returns is still alive once `make` has returned.
@MainActor public func expectReleased(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: () throws -> AnyObject
) rethrows {
  weak var object: AnyObject?
  let name: String
  do {
    let made = try make()
    object = made
    name = String(describing: Swift.type(of: made))
  }
  if object != nil {
    Issue.record("\(name) is still retained", sourceLocation: sourceLocation)
  }
}

/// Fails for each object that `use` returns and that lives on after `use` and one frame.
///
/// `use` should take away again whatever it added to the host.
@MainActor public func expectReleased(
  in host: TestHost, sourceLocation: SourceLocation = #_sourceLocation,
  _ use: (TestHost) throws -> [AnyObject]
) rethrows {
  struct Weak {
    weak var object: AnyObject?
    let name: String
  }
  let references = try use(host).map {
    Weak(object: $0, name: String(describing: Swift.type(of: $0)))
  }
  host.advanceFrames()
  for reference in references where reference.object != nil {
    Issue.record("\(reference.name) is still retained", sourceLocation: sourceLocation)
  }
}
