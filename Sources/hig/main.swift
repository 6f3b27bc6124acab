import Foundation
import HIGSite

exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
