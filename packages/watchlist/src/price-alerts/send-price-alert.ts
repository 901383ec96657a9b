import type { Site } from '@forecourt/contracts/site/site'
import { unsubscribePath } from '@forecourt/contracts/watchlist/price-alert'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { alertRules, alertText, nextAlertAt } from '@forecourt/domain/watchlist/price-alert'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { SmsProvider } from '@forecourt/providers/sms/port'
import { recordAnnouncedPrice, type Shopper } from '../watchlist-table.ts'
import { claimAlert, type PriceAlert, readPriceAlert, releaseClaim } from './alert-table.ts'
import { type FoundDrop, listDrops } from './list-drops.ts'
import type { AlertSites } from './mark-price-drops.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export type AlertServices = AlertSites & { sms: SmsProvider; keysSecret: string; now(): Date }

export type AlertOutcome = 'sent' | 'not-due' | 'nothing-to-say' | 'retried'

/** A message that comes a day late may name a price that is no more. */
const validSeconds = 12 * 3600

/**
 * Sends a shopper the message that is due, about all that costs less by then. It is claimed before it is sent: an event that comes
 * twice, or a process that ends in between, costs a message and never sends two.
 */
export async function sendPriceAlert(shopper: Shopper, services: AlertServices): Promise<AlertOutcome> {
  const now = services.now()
  const alert = await readPriceAlert(shopper)
  if (!alert?.consent || !alert.due_at || alert.due_at > now.toISOString()) return 'not-due'
  const site = await services.readSite(shopper.tenant)
  if (!(await claimAlert(alert, now))) return 'not-due'
  const senderId = site?.sms.sender_id
  const drops = site && hasCapability(site, 'priceAlerts') ? await listDrops(site, shopper.phone) : []
  if (!site || senderId === undefined || drops.length === 0) {
    await releaseClaim(alert)
    return 'nothing-to-say'
  }
  try {
    const body = messageBody(site, drops, unsubscribeToken(services.keysSecret, shopper))
    await services.sms.sendSms({ to: shopper.phone, senderId, body, validSeconds })
  } catch (error) {
    return handleFailure(error, { alert, site, now })
  }
  for (const { carId, amount } of drops) await recordAnnouncedPrice(shopper, carId, amount)
  return 'sent'
}

function messageBody(site: Site, drops: readonly FoundDrop[], token: string): string {
  const [only, ...others] = drops
  const page = only && others.length === 0 ? `/cars/${only.slug}` : '/watchlist'
  return [alertText(site, drops), `${site.url}${page}`, `Stop: ${site.url}${unsubscribePath}/${token}`].join('\n')
}

type Failure = { alert: PriceAlert; site: Site; now: Date }

/** After a time-out the message may have gone out, and what a provider rejects it rejects again: both count as sent. */
async function handleFailure(error: unknown, { alert, site, now }: Failure): Promise<AlertOutcome> {
  if (!(error instanceof ProviderError)) throw error
  logWarning('A message about lower prices was not sent', error)
  if (error.kind === 'permanent' || error.reason === 'timeout' || error.reason === 'malformed') return 'sent'
  const retryAt = new Date(now.getTime() + alertRules.retryMinutes * 60_000)
  await releaseClaim(alert, nextAlertAt({ now: retryAt, location: primaryLocation(site) }))
  return 'retried'
}
