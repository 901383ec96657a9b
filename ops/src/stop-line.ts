import { constants } from 'node:os'

/** What a shell tells of a command that Ctrl-C ended. */
const interrupted = 128 + constants.signals.SIGINT

/**
 * Until it is disposed of, Ctrl-C ends the command with a line that says what became of the import, after `wipe` has
 * cleared the bar that stands there. The import is not waited for: whenever it is killed, each vehicle is whole.
 */
export function sayWhenStopped(wipe: () => void): Disposable {
  const stop = (): never => {
    wipe()
    console.error('Stopped. What landed stays; run the same command again.')
    process.exit(interrupted)
  }
  process.once('SIGINT', stop)
  return { [Symbol.dispose]: () => void process.off('SIGINT', stop) }
}
