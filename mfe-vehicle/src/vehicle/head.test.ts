import { describe, expect, test } from 'vitest'
import { exampleSite, exampleVehicle } from '../testing/examples.ts'
import { head } from './head.ts'

const context = { request: { path: '', params: {}, query: '' }, site: exampleSite }
const headOf = (changes: Partial<typeof exampleVehicle>) =>
  head({ vehicle: { ...exampleVehicle, ...changes }, nowSeconds: 0, today: '2026-11-21' }, context)
const offerOf = (changes: Partial<typeof exampleVehicle>) => headOf(changes).jsonLd?.offers

const priced = { price: 46_990, price_type: 'drive_away' } as const

describe('what search engines and shared links say', () => {
  test('[RT-4] the address to share is /cars/{slug}, whatever the address that was asked', () => {
    expect(headOf({}).canonical).toBe('/cars/2023-toyota-rav4-h20418')
    expect(headOf({}).jsonLd?.url).toBe('https://www.harbour.example/cars/2023-toyota-rav4-h20418')
  })

  test('the title names the vehicle, the place and the dealer', () => {
    expect(headOf({}).title).toBe('2023 Toyota RAV4 for sale in Brookvale | Harbour Cars')
    expect(headOf({ status: 'sold' }).title).toBe('2023 Toyota RAV4 sold in Brookvale | Harbour Cars')
  })

  test('the place is the one that the card and the breadcrumbs name', () => {
    expect(headOf({ city: 'Manly' }).title).toBe('2023 Toyota RAV4 for sale in Manly | Harbour Cars')
  })

  test('the description has the price and the facts that are known', () => {
    expect(headOf({ ...priced, before_price: 48_990, km: 28_410, simple_body: 'SUV' }).description).toBe(
      'Used 2023 Toyota RAV4 at Harbour Brookvale: $46,990 (was $48,990), Drive away. 28,410 km, SUV. Stock number H20418.',
    )
    expect(headOf({}).description).toBe(
      'Used 2023 Toyota RAV4 at Harbour Brookvale: Contact us for price. Stock number H20418.',
    )
  })

  test('the picture is the one that is drawn for the page', () => {
    expect(headOf({}).image).toBe('/og/cars/2023-toyota-rav4-h20418.jpg')
  })

  test('structured data has the mileage', () => {
    expect(headOf({ km: 28_410 }).jsonLd?.mileageFromOdometer).toMatchObject({ value: 28_410, unitCode: 'KMT' })
  })

  test('a photo whose address is none is left out of structured data', () => {
    const images = [{ image: { url: 'https://%/1.jpg' } }, { image: { url: '/media/a.avif' } }]
    expect(headOf({ images }).jsonLd?.image).toEqual(['https://www.harbour.example/media/a.avif'])
  })
})

describe('the offer in structured data', () => {
  test.each([
    ['in_stock', 'https://schema.org/InStock'],
    ['coming_soon', 'https://schema.org/PreOrder'],
    ['sold', 'https://schema.org/SoldOut'],
  ])('a vehicle that is %s is %s', (status, availability) => {
    expect(offerOf({ ...priced, status })).toMatchObject({ price: 46_990, priceCurrency: 'AUD', availability })
  })

  test('a reserved one is said to be so', () =>
    expect(offerOf({ ...priced, reserved: true })).toMatchObject({ availability: 'https://schema.org/Reserved' }))

  test('a vehicle without an amount can be had without one', () => {
    const offer = offerOf({ preorder: true })
    expect(offer).not.toHaveProperty('price')
    expect(offer).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/InStock' })
    expect(offerOf({ status: 'coming_soon' })).toMatchObject({ availability: 'https://schema.org/PreOrder' })
  })

  test('a vehicle that is paid by the week has an amount for each', () => {
    const weekly = { ...context, site: { ...context.site, pricing: 'subscription' as const } }
    const vehicle = { ...exampleVehicle, ...priced, subscription_price: 210 }
    const offer = head({ vehicle, nowSeconds: 0, today: '2026-11-21' }, weekly).jsonLd?.offers
    expect(offer).not.toHaveProperty('price')
    expect(offer).toMatchObject({
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 210, priceCurrency: 'AUD', unitCode: 'WEE' },
    })
  })

  test('a placeholder in place of a price is named neither in structured data nor in the description', () => {
    expect(offerOf({ ...priced, price: 11 })).not.toHaveProperty('price')
    expect(headOf({ ...priced, price: 11 }).description).toContain('Harbour Brookvale: Contact us for price.')
  })

  test('it names who sells it', () => {
    expect(offerOf(priced)).toMatchObject({
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'AutoDealer', name: 'Harbour Brookvale', telephone: '(02) 5550 4120' },
    })
  })

  test('what is no car is a vehicle', () => {
    expect(headOf({}).jsonLd?.['@type']).toBe('Car')
    expect(headOf({ item_type: 'caravan' }).jsonLd?.['@type']).toBe('Vehicle')
  })
})
