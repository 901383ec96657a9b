import type { VehicleAction as Action } from '@forecourt/domain/vehicle/actions/vehicle-actions'

/** The place of each action: the primary button, the others that are buttons, the row of small ones, and the tools beside the tag. */
export type ActionGroups = { primary?: Action; secondary: Action[]; small: Action[]; tools: Action[] }

const isTool = ({ name }: Action): boolean => name === 'share' || name === 'print'

/** Buttons under the primary one. */
const maxSecondary = 2

/** SB-2: in the site's order. Share and print are tools unless the site puts them first; a row of one is a button instead. */
export function groupActions(actions: Action[]): ActionGroups {
  const [primary, ...others] = actions.filter(({ name }) => name !== 'payment-methods')
  const tools = others.filter(isTool)
  const rest = others.filter((action) => !isTool(action))
  const buttons = rest.length === maxSecondary + 1 ? rest.length : maxSecondary
  return { primary, secondary: rest.slice(0, buttons), small: rest.slice(buttons), tools }
}
