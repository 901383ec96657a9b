import type { DeliveryArea } from '@forecourt/contracts/site/settings/vehicle'

export const noPostcodeText = 'Please enter a postcode.'
export const unknownLocationText =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

const includes = (range: string, postcode: string): boolean => {
  const [first = '', last = first] = range.split('-')
  return postcode >= first && postcode <= last
}

/** DL-1. What a dealer's table says of a postcode: the first area that has it. Postcodes are texts: 0800 is one. */
export function deliveryPrice(
  areas: readonly DeliveryArea[],
  postcode: string,
): { price: number; name: string } | null {
  const area = areas.find(({ postcodes }) => postcodes.some((range) => includes(range, postcode)))
  return area ? { price: area.price, name: area.name } : null
}
