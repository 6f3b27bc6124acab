import Foundation
import HIGSite

Interruption.watch()
exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
