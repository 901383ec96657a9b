// `npm run cost`: what the platform costs in a month, as a table: that of docs/scale.md, or for `--dealers N`.
import { costText } from './command.ts'

try {
  process.stdout.write(`${costText()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
