/**
 * Until it is disposed of, Ctrl-C ends the command with a line that says what became of the import, after `wipe` has
 * cleared the bar that stands there. The import is not waited for: whenever it is killed, each vehicle is whole.
 */
export function reportInterruption(wipe: () => void): Disposable {
  const stop = () => {
    wipe()
    console.error('Stopped. What landed stays; run the same command again.')
    // Killed by its signal, which a shell tells as 130: to exit would wait for a read from a pipe that nobody ends.
    process.kill(process.pid, 'SIGINT')
  }
  process.once('SIGINT', stop)
  return { [Symbol.dispose]: () => void process.off('SIGINT', stop) }
}
