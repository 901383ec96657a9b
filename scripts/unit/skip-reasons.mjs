// Puts the reason of a skipped test into its metadata, as vitest's JSON has no place for it.

/** @implements {import('vitest/node').Reporter} */
// biome-ignore lint/style/noDefaultExport: the runner loads a reporter's default export
export default class SkipReasons {
  onTestCaseResult(test) {
    const { state, note } = test.result()
    if (state === 'skipped' && note) test.meta().skipReason = note
  }
}
