import { publishContent } from '@forecourt/content/store/content-versions'
import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { sessionSeconds, startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { photographed, type Tenant } from '@forecourt/lambda-kit/testing/expectations'
import { testLead } from '@forecourt/leads/testing/test-lead'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { shopperMark } from '@forecourt/reservations/create-reservation'
import { recordPerson } from '@forecourt/reservations/store/people-table'
import { addReservation } from '@forecourt/reservations/store/reservation-table'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { vi } from 'vitest'
import { secretVariables } from './handlers.ts'

function tenant(index: number, slug: string, dealership: string, car_type: 'new' | 'used'): Tenant {
  const name = `${slug}-${car_type}`
  return {
    slug,
    host: `www.${slug}.example`,
    dealership,
    car: { id: `id-of-${name}`, slug: `car-of-${name}`, make: `Make of ${slug}`, car_type },
    location: { id: `place-of-${name}`, slug: `at-${name}` },
    offer: `offer-of-${name}`,
    shopper: `+6149157000${index}`,
    otherShopper: `+6149157100${index}`,
    reservation: `reservation-of-site-${index}0`,
    lead: `lead-of-${name}`,
    prize: `Prize of ${slug}`,
    release: `7.${index}.7`,
  }
}

const apart = [tenant(1, 'northgate', 'northgate', 'used'), tenant(2, 'harbourside', 'harbourside', 'used')] as const
/** Both show the stock of one dealership, each only cars of its own condition, and demo cars. */
const together = [tenant(3, 'first-twin', 'twin', 'used'), tenant(4, 'second-twin', 'twin', 'new')] as const

/** A tenant beside another, from whom it must be apart. */
export const pairs: readonly { kind: string; own: Tenant; other: Tenant }[] = [
  { kind: 'that share nothing', own: apart[0], other: apart[1] },
  { kind: 'with the same dealerships', own: together[0], other: together[1] },
]

/** What belongs to a tenant alone. */
export const ownMarks = ({
  host,
  car,
  location,
  offer,
  shopper,
  otherShopper,
  reservation,
  lead,
  prize,
  release,
}: Tenant): string[] => [
  host,
  location.id,
  location.slug,
  offer,
  car.id,
  car.slug,
  car.make,
  shopper,
  otherShopper,
  reservation,
  lead,
  prize,
  release,
]

export async function seedTenants(): Promise<void> {
  for (const tenant of pairs.flatMap(({ own, other }) => [own, other])) await seed(tenant)
}

const reviewsOf = (location_id: string): NonNullable<Site['reviews']> => ({
  source: 'Google',
  is_demonstration: false,
  hidden: false,
  minimum_rating: 4,
  shown: 12,
  location_ratings: { [location_id]: { count: 1, average_rating: '5' } },
  reviews: [
    {
      id: `about-${location_id}`,
      customer_name: 'Ada',
      text: 'Good',
      rating: 5,
      review_date: '2026-11-01',
      location_id,
    },
  ],
})

async function seed({
  slug,
  host,
  dealership,
  car,
  location,
  offer,
  shopper,
  reservation,
  lead,
  prize,
  release,
}: Tenant): Promise<void> {
  const limits = { per_address: 1000, per_site: 1000 }
  await publishContent(slug, {
    hash: `hash-of-${slug}`,
    pages: [{ path: `/about-${slug}`, kind: 'page', title: `About ${slug}`, description: `About ${slug}`, blocks: [] }],
  })
  await writeSite(
    testSite({
      slug,
      url: `https://${host}`,
      dealerships: [dealership],
      locations: testSite().locations.map((one) => ({ ...one, ...location, dealership_slug: dealership })),
      offers: [{ id: offer, name: 'An offer', description: 'Of this site alone' }],
      reviews: reviewsOf(location.id),
      car_types: [car.car_type, 'demo'],
      leads: { ...testSite().leads, limits },
      capabilities: {
        priceAlerts: true,
        viewCounter: true,
        revealPhone: true,
        reserve: true,
        onlinePayment: true,
        spinToWin: true,
      },
      spin_to_win: drawOf(prize),
    }),
  )
  const vehicle = testVehicle({ ...car, dealership_slug: dealership })
  await storeVehicle(vehicle)
  const ended = endedReservation(slug, reservation, { car: vehicle, shopper })
  await addReservation(ended)
  await recordPerson(shopper, { ...ended, name: 'Ada Ng', email: 'ada@shopper.example', car: vehicle.name })
  await addValuation(slug, lead)
  await addValuation(slug, photographed(lead))
  await recordRelease(testRelease({ version: release, digest: release }))
  await promoteRelease('search', release, { kind: 'tenant', tenant: slug })
}

async function addValuation(slug: string, lead: string): Promise<void> {
  await putItem('leads', {
    ...testLead({
      fields: {
        tenant: slug,
        lead_id: lead,
        form: 'trade-in',
        category: 'Trade In',
        person: { name: 'Ada', phone_e164: traderPhone },
        fields: { kms: '40000' },
      },
    }),
  })
  await putItem('valuations', {
    ...{ tenant: slug, valuation: `${traderPhone}#${lead}`, version: 1, created_at: new Date().toISOString() },
    ...{ lead_id: lead, state: 'lead', kms: 40_000, matches: [], photos: [1], last_photo: 1 },
  })
}

/** Of who asks what their car is worth. */
const traderPhone = '+61491572000'

const drawOf = (prize: string): NonNullable<Site['spin_to_win']> => ({
  id: 'summer',
  name: 'Summer spin',
  starts: '2026-01-01T00:00:00+10:00',
  ends: '2099-01-01T00:00:00+10:00',
  terms: 'One spin a number.',
  prizes: [{ name: prize, claim: 'Show the code.', chance: 100, stock: 1000 }],
})

function endedReservation(
  tenant: string,
  reservation_id: string,
  { car, shopper }: { car: Vehicle; shopper: string },
): StoredReservation {
  const at = new Date().toISOString()
  const { id, slug, name, dealership_slug } = car
  return {
    ...{
      tenant,
      reservation_id,
      version: 1,
      state: 'ended',
      reason: 'expired',
      shopper_mark: shopperMark(secretVariables().RESERVATION_IDS_SECRET ?? '', shopper),
      pending: [],
    },
    ...{ car: { id, slug, name, dealership_slug }, deposit_cents: 20_000, created_at: at, updated_at: at, pay_by: at },
    held_until: at,
  }
}

/** A session that is over. */
export async function startOldSession(slug: string, phone: string): Promise<string> {
  const started = Date.now() - (sessionSeconds + 60) * 1000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(started)
  try {
    return await startSession(slug, phone)
  } finally {
    clock.mockRestore()
  }
}
