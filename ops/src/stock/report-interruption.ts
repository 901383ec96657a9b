/**
 * Until disposed, Ctrl-C ends the command with a line about the import's state, after `wipe` has cleared the progress
 * bar. It does not wait for the import: whenever it is killed, each vehicle is complete.
 */
export function reportInterruption(wipe: () => void): Disposable {
  const stop = () => {
    wipe()
    console.error('Stopped. Imported vehicles stay; run the same command again.')
    // Ends by the signal, which a shell reports as 130: process.exit would wait for a read from a pipe that never ends.
    process.kill(process.pid, 'SIGINT')
  }
  process.once('SIGINT', stop)
  return { [Symbol.dispose]: () => void process.off('SIGINT', stop) }
}
