import type { Location } from '@forecourt/contracts/site/site'

/** Minutes ahead of UTC, and whether clocks go forward in summer. */
type Clock = { standardMinutes: number; hasSummerTime: boolean }

const eastern: Clock = { standardMinutes: 600, hasSummerTime: true }

/**
 * The clocks of the states. A table, because the first `Intl` object of a process takes 14 ms, for which a shopper waits; a test
 * compares it with the time zones that Node knows.
 */
export const stateClocks: Readonly<Record<Location['address']['state'], Clock>> = {
  NSW: eastern,
  ACT: eastern,
  VIC: eastern,
  TAS: eastern,
  QLD: { standardMinutes: 600, hasSummerTime: false },
  SA: { standardMinutes: 570, hasSummerTime: true },
  NT: { standardMinutes: 570, hasSummerTime: false },
  WA: { standardMinutes: 480, hasSummerTime: false },
}
