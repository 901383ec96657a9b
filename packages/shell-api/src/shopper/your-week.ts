import { yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import type { ShownWeek, YourWeek } from '@forecourt/contracts/browser/your-week'
import { atom, useSetAtom } from 'jotai'
import { useBrowserAtom } from './browser-atom.ts'

/** What the shopper can put aside, by which prices say themselves; null until they have chosen it. */
export const yourWeekAtom = atom<ShownWeek | null>(null)

/** What they have just chosen, null to clear it. The shell shows it. */
export const weekChoiceAtom = atom<YourWeek | null | undefined>(undefined)

/** Stored at once, as the same click may load another document. */
const chooseWeekAtom = atom(null, (_get, set, week: YourWeek | null) => {
  try {
    if (week) localStorage.setItem(yourWeekKey, JSON.stringify(week))
    else localStorage.removeItem(yourWeekKey)
  } catch {
    // Storage may be full or blocked: then it is for this document alone.
  }
  set(weekChoiceAtom, week)
})

/** The shopper's week, and how to set or clear it. While the document hydrates there is none, as in the markup. */
export function useYourWeek(): { week: ShownWeek | null; choose(week: YourWeek | null): void } {
  return { week: useBrowserAtom(yourWeekAtom), choose: useSetAtom(chooseWeekAtom) }
}
