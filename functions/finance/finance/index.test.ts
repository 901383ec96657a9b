import { shownLendersSchema } from '@forecourt/contracts/finance/finance-lender'
import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test } from 'vitest'
import { handler as searchHandler } from '../../search/search/index.ts'
import { handler as vehicleHandler } from '../../vehicle/vehicle/index.ts'
import { handler } from './index.ts'

const acme = {
  financeProvider: 'provider_d',
  deposit: 3599,
  termYears: 5,
  interestRate: 7.49,
  comparisonRate: 8.32,
  establishmentFees: 395,
  paymentWeek: 143.2,
  totalPayable: 40_831,
  balloon: 9000,
  disclaimer: 'Approved applicants only.',
}
const car = testVehicle({
  id: '7',
  slug: '2021-toyota-rav4-n7',
  finance_lenders: { provider_b: { interestRate: 7, comparisonRate: 7.5 }, acme },
})

const quoted = testVehicle({
  id: '8',
  slug: '2014-toyota-corolla-n8',
  model: 'Corolla',
  youxQuote: { weeklyRepaymentAmount: 82.4, advertisedRate: 7.95, comparisonRate: 8.81 },
})

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite({ finance_provider: 'provider_d' }))
  await writeSite(testSite({ slug: 'northgate-fleet', finance_provider: null }))
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  for (const vehicle of [car, quoted]) await storeVehicle(vehicle)
})

async function ask(slug: string, tenant = 'northgate') {
  const { status, body } = await askHandler(handler, { route: '/api/cars/{slug}/lenders', params: { slug }, tenant })
  return { status, body }
}

test('[FE-6] lenders are answered by a car’s id with disclaimer, rates, fees, balloon and totals', async () => {
  const { status, body } = await ask(car.id)
  expect(status).toBe(200)
  expect(shownLendersSchema.parse(body).lenders).toEqual([
    { lender: 'acme', ...acme },
    { lender: 'provider_b', interestRate: 7, comparisonRate: 7.5, establishmentFees: 1360.5, deposit: 0 },
  ])
  expect(await ask(car.slug)).toEqual({ status, body })
})

test('[FE-6] [TN-10] of a car of another site they are not found', async () => {
  expect(await ask(car.id, 'harbourside')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
})

/** The hit and the vehicle, as a site answers them. */
async function answersOf({ id, slug }: Vehicle, tenant: string): Promise<[hit: object, vehicle: object]> {
  const search = await askHandler(searchHandler, { route: '/api/search', tenant })
  const shown = await askHandler(vehicleHandler, { route: '/api/cars/{slug}', params: { slug }, tenant })
  return [search.body.hits.find((hit: Hit) => hit.id === id), shown.body]
}
const financeKeys = (answer: object) => Object.keys(answer).filter((key) => /^finance|Quote/.test(key))

test('[VC-5] [FE-2] hits and the vehicle are answered with the estimate of the site’s provider, and without lenders', async () => {
  const finance_estimate = { weekly: 143.2, monthly: 620.06, interest_rate: 7.49, comparison_rate: 8.32 }
  const [hit, shown] = await answersOf(car, 'northgate')
  expect(hit).toMatchObject({ id: '7', finance_estimate })
  expect(shown).toMatchObject({ finance_estimate, finance_disclaimer: acme.disclaimer })
  for (const answer of [hit, shown]) expect(answer).not.toHaveProperty('finance_lenders')
  for (const answer of await answersOf(car, 'northgate-fleet')) {
    expect(answer).toMatchObject({ id: '7' })
    expect(financeKeys(answer)).toEqual([])
  }
})

test('[FE-4] a stored quote is the estimate of a provider that takes it; a site without one answers it with the vehicle alone', async () => {
  const finance_estimate = { weekly: 82.4, monthly: 356.79, interest_rate: 7.95, comparison_rate: 8.81 }
  const [hit, shown] = await answersOf(quoted, 'northgate')
  expect(hit).toMatchObject({ finance_estimate })
  expect(financeKeys(hit)).toEqual(['finance_estimate'])
  expect(shown).toMatchObject({ finance_estimate, youxQuote: quoted.youxQuote })
  const [plainHit, plain] = await answersOf(quoted, 'northgate-fleet')
  expect(financeKeys(plainHit)).toEqual([])
  expect(plain).toMatchObject({ youxQuote: quoted.youxQuote })
  expect(plain).not.toHaveProperty('finance_estimate')
})
