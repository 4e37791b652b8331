import CatalogApp
import Foundation

// The Linux entry of the catalog. On iOS the app starts by itself; here it is also a command.
do {
  let command = try CatalogCommand(arguments: Array(CommandLine.arguments.dropFirst()))
  try command.run()
} catch {
  FileHandle.standardError.write(Data("Catalog: \(CommandError(describing: error))\n".utf8))
  exit(1)
}
