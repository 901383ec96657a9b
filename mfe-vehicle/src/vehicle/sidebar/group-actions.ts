import type { Action } from '../actions/actions.ts'

/** Where each action stands: the primary button, the others that are buttons, the row of small ones, and the tools beside the tag. */
export type ActionGroups = { primary?: Action; secondary: Action[]; small: Action[]; tools: Action[] }

const isTool = ({ name }: Action): boolean => name === 'share' || name === 'print'

/** SB-2: in the site's order. Share and print are tools unless the site puts them first; a row of one is a button instead. */
export function groupActions([primary, ...others]: Action[]): ActionGroups {
  const tools = others.filter(isTool)
  const [second, ...small] = others.filter((action) => !isTool(action))
  const buttons = second ? [second] : []
  return small.length === 1
    ? { primary, secondary: [...buttons, ...small], small: [], tools }
    : { primary, secondary: buttons, small, tools }
}
