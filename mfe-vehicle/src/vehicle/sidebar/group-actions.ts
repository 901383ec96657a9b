import type { ButtonName } from '@forecourt/contracts/site/site'
import type { VehicleAction as Action } from '@forecourt/domain/vehicle/actions/vehicle-actions'

/** The place of each action: the primary button, the buttons under it, the icons under those, and the tools beside the tag. */
export type ActionGroups = { primary?: Action; secondary: Action[]; icons: Action[]; tools: Action[] }

const tools: readonly ButtonName[] = ['share', 'print']
/** What brings a sale: these are buttons, two of them, side by side. */
const buttons: readonly ButtonName[] = ['enquire', 'test-drive', 'reserve', 'purchase']
const maxButtons = 2

/** SB-2: each place in the site's order. Share and print are tools unless the site puts them first; a single icon is a button instead. */
export function groupActions(actions: Action[]): ActionGroups {
  const [primary, ...others] = actions.filter(({ name }) => name !== 'payment-methods')
  const isOf = (names: readonly ButtonName[]) => (action: Action) => names.includes(action.name)
  const pair = others.filter(isOf(buttons)).slice(0, maxButtons)
  const rest = others.filter((action) => !isOf(tools)(action) && !pair.includes(action))
  const areIcons = rest.length > 1
  return {
    primary,
    secondary: areIcons ? pair : [...pair, ...rest],
    icons: areIcons ? rest : [],
    tools: others.filter(isOf(tools)),
  }
}
