import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { takesWeek, weekNote } from '@forecourt/domain/finance/budget/your-week'
import { useSite, useYourWeek } from '@forecourt/shell-api'
import { OwnFigures } from '@forecourt/ui/display/finance/own-figures'

/** By whose figures the page says what vehicles cost a period; `vehicle` is the one that it is about. */
export function WeekNote({ vehicle }: { vehicle?: Parameters<typeof takesWeek>[0] }) {
  const { week, choose } = useYourWeek()
  const site = useSite()
  const isShown = vehicle ? takesWeek(vehicle, site) : hasBudgets(site)
  return isShown && <OwnFigures {...weekNote(week)} onClear={() => choose(null)} isNarrow={vehicle !== undefined} />
}
