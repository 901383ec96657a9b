import { unknownLocationText } from '@forecourt/domain/delivery/delivery-price'
import { dollars } from '@forecourt/domain/pricing/price'
import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** DL-1. What delivery to a postcode costs, in words; undefined for what is no whole postcode yet. */
export function useDeliveryPrice(typed: string): string | undefined {
  const postcode = /^\d{4}$/.test(typed.trim()) ? typed.trim() : null
  const { value } = useLoaded(postcode && `delivery ${postcode}`, async (api) => {
    const { deliveryPrice } = await loadEndpoints()
    const found = await api.get(deliveryPrice, { postcode: postcode ?? '' })
    if (found.outcome !== 'priced') return unknownLocationText
    return `Delivery to ${found.name}: ${found.price === 0 ? 'free' : dollars(found.price)}.`
  })
  return postcode ? value : undefined
}
