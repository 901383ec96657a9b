import type { ImportReport } from '@forecourt/contracts/stock/import-report'

/** Statuses in which a vehicle has left the stock already: a sold one's page still has something to say, so it stays sold. */
const goneStatuses: readonly string[] = ['sold', 'withdrawn']

/** True for what a full feed must hold to keep: everything but sold and withdrawn vehicles, whatever word its status is. */
export const isLive = ({ status }: { status: string }): boolean => !goneStatuses.includes(status)

/** A full feed against the stock. */
export type StockComparison = {
  /** Live vehicles before. */
  live: number
  /** Those of them that the feed does not hold. */
  missing: number
  /** The file was not read to its end. */
  isBroken: boolean
  /** Refused rows that do not tell which vehicle they are. */
  unidentifiedRows: number
  /** A person said that so many are really gone. */
  isShrinkAllowed: boolean
}

export type Withheld = NonNullable<ImportReport['withheld']>

/** A feed that would take more of the live vehicles away is more likely cut short than true. */
const maxShrink = 0.3

/** Rounded down: what is not all is not 100%. The nudge is for shares such as 0.29, which times 100 is a hair less than 29. */
const percent = (share: number): string => `${Math.floor(share * 100 + 1e-9)}%`

/** Why nothing is withdrawn, in order: the first that applies is told. */
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
        ? '1 refused row does not tell which vehicle it is; mend it and import again'
        : `${rows} refused rows do not tell which vehicles they are; mend them and import again`,
  },
  {
    code: 'shrink',
    applies: ({ live, missing, isShrinkAllowed }) => missing > live * maxShrink && !isShrinkAllowed,
    reason: ({ live, missing }) =>
      `${missing} of ${live} live vehicles (${percent(missing / live)}) are not in the file, which is more than ${percent(maxShrink)}; add --allow-shrink if that is true`,
  },
]

/** IN-5. Why what a full feed no longer holds is kept all the same; undefined when it may be withdrawn. */
export function checkWithdrawal(feed: StockComparison): Withheld | undefined {
  const rule = rules.find(({ applies }) => applies(feed))
  return rule && { code: rule.code, vehicles: feed.missing, reason: rule.reason(feed) }
}
