import { saveCar, setPriceAlerts } from '@forecourt/contracts/endpoints/watchlist'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { markPriceDrops } from '@forecourt/watchlist/price-alerts/mark-price-drops'
import { sendPriceAlert } from '@forecourt/watchlist/price-alerts/send-price-alert'
import { withStock } from '../memory-stock.ts'
import { withRaisedPrices } from '../raised-prices.ts'
import { askedSubjects } from './subjects.ts'
import { answerOf } from './whole-site.ts'
import { forSite } from './world.ts'

/** Midnight and midday in Australia, after every session began. */
const night = new Date('2099-01-01T14:00:00.000Z')
const noon = new Date('2099-01-02T02:00:00.000Z')

const inStock = (vehicle: Vehicle): Vehicle => ({ ...vehicle, status: 'in_stock', reserved: false })
const raised = (vehicle: Vehicle): Vehicle => withRaisedPrices(inStock(vehicle))

/**
 * Each car was saved while it was in stock and dearer, by one shopper who wants messages; cost less at night; and has its own status
 * in the morning. The ids of those of which a message went out; undefined where the site sends none.
 */
export const alertedIds = forSite(async ({ site, subjects, ask }): Promise<ReadonlySet<string> | undefined> => {
  if (!hasCapability(site, 'watchlist') || !hasCapability(site, 'priceAlerts')) return undefined
  const cars = askedSubjects(subjects).flatMap(({ vehicle }) => vehicle ?? [])
  const phoneOf = (index: number) => `+614${String(index).padStart(8, '0')}`
  const readSite = async (slug: string) => (slug === site.slug ? site : undefined)

  await withStock(raised, async () => {
    for (const [index, { id }] of cars.entries()) {
      const session = await startSession(site.slug, phoneOf(index))
      await answerOf(ask(saveCar, { body: { car_id: id }, session }))
      await ask(setPriceAlerts, { body: { wanted: true }, session })
    }
  })
  await withStock(inStock, async () => {
    for (const car of cars) await markPriceDrops(car, { readSite, now: night })
  })

  const alerted = new Set<string>()
  for (const [index, { id }] of cars.entries()) {
    const sms = { sendSms: async () => ({ messageId: 'm' }) }
    const services = { readSite, sms, keysSecret: 'secret', now: () => noon }
    if ((await sendPriceAlert({ tenant: site.slug, phone: phoneOf(index) }, services)) === 'sent') alerted.add(id)
  }
  return alerted
})
