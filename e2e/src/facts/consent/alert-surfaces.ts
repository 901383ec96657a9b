import { readSavedCars } from '@forecourt/contracts/endpoints/watchlist'
import type { Site } from '@forecourt/contracts/site/site'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { exportShopper } from '@forecourt/shoppers/privacy/export-shopper'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { readPriceAlert } from '@forecourt/watchlist/price-alerts/alert-table'
import { markPriceDrops } from '@forecourt/watchlist/price-alerts/mark-price-drops'
import { sendPriceAlert } from '@forecourt/watchlist/price-alerts/send-price-alert'
import { carKey, saveCar } from '@forecourt/watchlist/watchlist-table'
import { askerOf } from '../ask-site.ts'
import type { Said } from './consent-surfaces.ts'

export type AlertShopper = { site: Site; phone: string; session: string }

const noon = new Date('2099-01-02T02:00:00.000Z')
let count = 0

/** Whether a shopper who saved a car gets a message once it costs less. */
async function isAlerted({ site, phone }: AlertShopper): Promise<boolean> {
  const id = `alert-${++count}`
  const [dealership_slug = ''] = site.dealerships
  const kind = { car_type: site.car_types[0] ?? 'used', item_type: site.item_types[0] ?? 'car' }
  const vehicle = testVehicle({ id, slug: `car-${id}`, dealership_slug, price: 20_000, ...kind })
  await storeVehicle(vehicle)
  const shopper = { tenant: site.slug, phone }
  await saveCar(shopper, { car: favouriteOf(vehicle), car_key: carKey(vehicle), saved_price: 30_000 }, new Date())
  const readSite = async (asked: string) => (asked === site.slug ? site : undefined)
  await markPriceDrops(vehicle, { readSite, now: noon })
  const sms = { sendSms: async () => ({ messageId: 'm' }) }
  return (await sendPriceAlert(shopper, { readSite, sms, keysSecret: 'secret', now: () => noon })) === 'sent'
}

/** How it is read whether a shopper agreed to messages about prices, or is treated as if. */
export const alertSurfaces: Readonly<Record<string, (shopper: AlertShopper) => Promise<Said>>> = {
  'endpoint POST /api/watchlist/price-alerts': async ({ site, phone }) =>
    (await readPriceAlert({ tenant: site.slug, phone }))?.consent ?? null,
  'endpoint GET /api/watchlist/cars': async ({ site, session }) =>
    (await askerOf(site)(readSavedCars, { session })).price_alerts,
  'endpoint GET /api/privacy': async ({ site, phone }) =>
    (await exportShopper({ tenant: site.slug, phone })).consents[0] ?? null,
  'job price-alerts': isAlerted,
}
