import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { ApiError, definePage, type LoadApi, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { type CheckoutData, pageWords } from './words.ts'

async function findCar(find: () => Promise<ShownVehicle>): Promise<ShownVehicle | undefined> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

function head({ kind, vehicle }: CheckoutData, { request, site }: PageContext) {
  const { heading, intro } = pageWords(kind, vehicle, site)
  return { title: `${heading} | ${site.name}`, description: intro, canonical: request.path, noIndex: true }
}

/** RT-5. */
export const reservePage = definePage<CheckoutData>({
  async load({ request }, api: LoadApi) {
    const { vehicle: row } = await loadEndpoints()
    const slug = row.params.safeParse(request.params)
    const vehicle = slug.success ? await findCar(() => api.get(row, slug.data)) : undefined
    return vehicle ? { kind: 'found', data: { kind: 'reserve', vehicle } } : { kind: 'notFound', what: 'vehicle' }
  },
  head,
  Page: CheckoutPage,
})

/** RT-6. Without a car it says to choose one. */
export const purchasePage = definePage<CheckoutData>({
  async load({ request }, api: LoadApi) {
    const { parseSubject, vehicleById } = await loadEndpoints()
    const { car_id: id } = parseSubject(Object.fromEntries(new URLSearchParams(request.query)))
    const vehicle = id === undefined ? undefined : await findCar(() => api.get(vehicleById, { id }))
    if (id !== undefined && !vehicle) return { kind: 'notFound', what: 'vehicle' }
    return { kind: 'found', data: { kind: 'purchase', ...(vehicle && { vehicle }) } }
  },
  head,
  Page: CheckoutPage,
})
