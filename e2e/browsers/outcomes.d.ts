/** What is used of `scripts/outcomes.mjs`, which runs on any Node and has no types. */
declare module '*/outcomes.mjs' {
  export type Outcome = {
    passed: number
    failed: string[]
    flaky: string[]
    skipped: { name: string; block?: string; reason?: string }[]
  }

  export function outcomeOf(
    stage: { name: string; ok: boolean },
    file: string,
    read: (report: never) => Outcome,
  ): Outcome
  export function summaryOf(outcomes: readonly Outcome[]): { lines: string[]; isFine: boolean }
  export function unitOutcome(
    report: never,
    options: {
      commandOf(file: string, pattern?: string): string[]
      isLeftOut(test: { meta: { skipReason?: string } }): boolean
    },
  ): Outcome
}
