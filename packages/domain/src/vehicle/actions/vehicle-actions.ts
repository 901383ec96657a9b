import type { ButtonName } from '@forecourt/contracts/site/site'
import { isOffered } from '../car-status.ts'
import { type ActionSubject, type ActionWords, actionRules } from './action-rules.ts'
import { isTestDriveOnly } from './test-drive-only.ts'

/** An action that a vehicle's page offers. `short` is for narrow places. */
export type VehicleAction = ActionWords & { name: ButtonName }

/** SB-3: the chat takes the place of Enquire where the site has a provider for it. */
const isReplaced = (name: ButtonName, { site }: ActionSubject): boolean =>
  name === 'enquire' && site.chat?.replaces_enquire === true

function orderOf(subject: ActionSubject): ButtonName[] {
  const names = subject.site.buttons.flatMap((name): ButtonName[] => (isReplaced(name, subject) ? ['chat'] : [name]))
  const once = [...new Set(names)]
  // SB-3: it leads with Test Drive.
  return isTestDriveOnly(subject.vehicle)
    ? [...once.filter((name) => name === 'test-drive'), ...once.filter((name) => name !== 'test-drive')]
    : once
}

/** SB-2, SB-3, VD-14: the site's actions in the site's order; what has nothing to act on is absent. A vehicle that is gone has none. */
export function vehicleActions(subject: ActionSubject): VehicleAction[] {
  if (!isOffered(subject.vehicle, 'show')) return []
  return orderOf(subject).flatMap((name) => {
    const words = actionRules[name](subject)
    return words ? [{ name, ...words }] : []
  })
}

const find = (actions: readonly VehicleAction[], ...groups: ButtonName[][]) =>
  groups.flatMap((names) => {
    const found = names.map((name) => actions.find((action) => action.name === name)).find(Boolean)
    return found ? [found] : []
  })

const enquire: ButtonName[] = ['enquire', 'chat-bot', 'chat']

/** SB-4: Get Finance and Trade-In Valuation; a site that has neither still has a way to ask. */
export function headerActions(actions: readonly VehicleAction[]): VehicleAction[] {
  const paying = find(actions, ['finance'], ['trade-in'])
  return paying.length > 0 ? paying : find(actions, enquire)
}

/** SB-5: Reserve, Enquire or Instant Message, Call Now. */
export const barActions = (actions: readonly VehicleAction[]): VehicleAction[] =>
  find(actions, ['reserve'], enquire, ['call'])
