/** What the operator's page shows. */
export type OperatorView = {
  /** `logoSvg` is the plain drawing that the tenant's validation let through. */
  sites: { name: string; url: string; about: string; logoSvg: string; vehicles: number }[]
  remotes: { name: string; serving: string; previous: string; published: string }[]
  imports: { who: string; summary: string; refused: number; ago: string }[]
  problems: string[]
}

const units: [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3600, 'h'],
  [60, 'min'],
]

/** `2 min ago`; under a minute it is `just now`. */
export function ago(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000
  for (const [size, name] of units) {
    const count = Math.floor(seconds / size)
    if (count >= 1) return `${count} ${name === 'day' && count > 1 ? 'days' : name} ago`
  }
  return 'just now'
}

/** `12 new, 3 changed, 1 withdrawn`, or `no change`. */
export function importSummary(counts: { created: number; updated: number; withdrawn: number }): string {
  const parts = [
    [counts.created, 'new'],
    [counts.updated, 'changed'],
    [counts.withdrawn, 'withdrawn'],
  ] as const
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en-AU')} ${word}`)
  return told.join(', ') || 'no change'
}
