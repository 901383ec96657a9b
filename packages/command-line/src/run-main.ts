/**
 * Runs a proof from the command line: its exit code is what `main` answers. One that throws says why, and counts as one failure in the
 * last line, which is what `.ci/run` and people read.
 */
export function runMain(main: () => Promise<number>): void {
  main().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.stdout.write('\n0 passed, 1 failed\n')
      process.exitCode = 1
    },
  )
}
