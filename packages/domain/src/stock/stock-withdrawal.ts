import type { ImportReport } from '@forecourt/contracts/stock/import-report'

/** Statuses that have left the stock already: a sold vehicle's page is still useful, so it stays sold. */
const goneStatuses: readonly string[] = ['sold', 'withdrawn']

/** True for statuses that a full feed must contain to keep: all except sold and withdrawn, including unknown ones. */
export const isLive = ({ status }: { status: string }): boolean => !goneStatuses.includes(status)

/** A full feed against the stock. */
export type StockComparison = {
  /** Live vehicles before the import. */
  live: number
  /** Those missing from the feed. */
  missing: number
  /** The file was not read to its end. */
  isBroken: boolean
  /** Rejected rows without an id. */
  unidentifiedRows: number
  /** The operator confirmed the withdrawals. */
  isShrinkAllowed: boolean
}

export type Withheld = NonNullable<ImportReport['withheld']>

/** A feed that would withdraw a larger share is more likely truncated than right. */
const maxShrink = 0.3

/**
 * Rounded down, so that only all is 100%. The epsilon is for shares such as 0.29, which times 100 is slightly less than
 * 29.
 */
const percent = (share: number): string => `${Math.floor(share * 100 + 1e-9)}%`

/** Reasons to withhold the withdrawal, in order: the first that applies is reported. */
const rules: readonly {
  code: Withheld['code']
  applies(feed: StockComparison): boolean
  reason(feed: StockComparison): string
}[] = [
  {
    code: 'broken_file',
    applies: ({ isBroken }) => isBroken,
    reason: () => 'the file could not be read to its end, so what it lacks is unknown',
  },
  {
    code: 'unidentified_rows',
    applies: ({ unidentifiedRows, missing }) => unidentifiedRows > 0 && missing > 0,
    reason: ({ unidentifiedRows: rows }) =>
      rows === 1
        ? '1 rejected row has no id; fix it and import again'
        : `${rows} rejected rows have no id; fix them and import again`,
  },
  {
    code: 'shrink',
    applies: ({ live, missing, isShrinkAllowed }) => missing > live * maxShrink && !isShrinkAllowed,
    reason: ({ live, missing }) =>
      `${missing} of ${live} live vehicles (${percent(missing / live)}) are not in the file, which is more than ${percent(maxShrink)}; add --allow-shrink if that is right`,
  },
]

/** IN-5. Why missing vehicles are not withdrawn; undefined if they may be. */
export function checkWithdrawal(feed: StockComparison): Withheld | undefined {
  const rule = rules.find(({ applies }) => applies(feed))
  return rule && { code: rule.code, vehicles: feed.missing, reason: rule.reason(feed) }
}
