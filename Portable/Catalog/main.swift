// An executable of the root package, beside what it needs of Portable: the Linux entry of the catalog.
import CatalogApp
import Foundation

// On iOS the app starts by itself; here it is also a command.
do {
  let command = try CatalogCommand(arguments: Array(CommandLine.arguments.dropFirst()))
  if try !command.open() {
    Task { @MainActor in
      do {
        exit(try await command.run() ? 1 : 0)
      } catch {
        fail(error)
      }
    }
    // A page on a device in memory awaits what waits for the main queue.
    RunLoop.main.run()
  }
} catch {
  fail(error)
}

@MainActor
func fail(_ error: any Error) -> Never {
  FileHandle.standardError.write(Data("Catalog: \(CommandError(describing: error))\n".utf8))
  exit(2)
}
