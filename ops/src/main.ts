import { failureText } from './failure-text.ts'
import { program } from './program.ts'

try {
  await program.parseAsync()
} catch (error) {
  // The message says what the operator can do; a stack trace would hide it.
  console.error(`forecourt: ${failureText(error)}`)
  if (process.env.DEBUG) console.error(error)
  process.exitCode = 1
}
