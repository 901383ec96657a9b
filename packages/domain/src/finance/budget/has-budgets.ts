import type { PublicSite } from '@forecourt/contracts/site/site'
import { hasCapability } from '../../site/capabilities.ts'

/** Subscriptions have no price that a budget could reach, and without finance no repayment buys one. */
export const hasBudgets = (site: PublicSite): boolean =>
  site.pricing !== 'subscription' && hasCapability(site, 'finance')
