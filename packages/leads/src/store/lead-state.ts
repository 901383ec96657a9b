import type { Lead, TargetName } from '@forecourt/contracts/leads/stored-lead'
import { targetNames } from '@forecourt/contracts/leads/stored-lead'

export const leadStates = ['pending', 'failed', 'delivered', 'erased'] as const
export type LeadState = (typeof leadStates)[number]

/** `erased` where the person was taken out of it, `failed` where delivery to some target was given up, `pending` while one is to be delivered, else `delivered`. */
export function leadState({ delivery, erased_at }: Pick<Lead, 'delivery' | 'erased_at'>): LeadState {
  if (erased_at !== undefined) return 'erased'
  const states = Object.values(delivery).map((target) => target?.state)
  if (states.includes('failed')) return 'failed'
  return states.includes('pending') ? 'pending' : 'delivered'
}

/** Of all targets together. */
export const leadAttempts = ({ delivery }: Pick<Lead, 'delivery'>): number =>
  Object.values(delivery).reduce((sum, target) => sum + (target?.attempts ?? 0), 0)

/** The targets of a lead in a fixed order, each with its state. */
export const leadTargets = ({ delivery }: Pick<Lead, 'delivery'>) =>
  targetNames.flatMap((name) => {
    const target = delivery[name]
    return target ? [{ name: name satisfies TargetName, ...target }] : []
  })
