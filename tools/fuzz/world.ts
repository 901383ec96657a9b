import { listContentPages } from '@forecourt/content/store/site-content'
import { registrySchema } from '@forecourt/contracts/releases/release'
import { releasesText } from '@forecourt/contracts/releases/releases-address'
import { hitListSchema } from '@forecourt/contracts/search/list-responses'
import { listNames } from '@forecourt/domain/search/search-filters'
import { ask } from '@forecourt/e2e/platform/ask'
import type { Platform } from '@forecourt/e2e/platform/platform'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { readSite, writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { sentMark } from '@forecourt/leads/sent-mark'
import { readSecret } from '@forecourt/local/aws/lambda/secrets'
import { secretOf } from '@forecourt/local/aws/sandboxes/local-sandboxes'
import { useLocalTables } from '@forecourt/local/aws/tables/use-local-tables'
import { shopperMark } from '@forecourt/reservations/create-reservation'
import { storeCode } from '@forecourt/shoppers/codes/code-table'
import { type Journeys, prepareJourneys } from './journeys.ts'

const tenant = 'northgate'
const tenantWithDraw = 'harbourside'
const ownPhone = '+61491570006'
/** As many leads an hour as a site may allow: a limit would hide what is behind it. */
const unlimited = 1_000_000

/** As many codes as one address may try. */
const codesToTry = 15
const maxSessionsToEnd = 200

/** What hooks.py knows of the platform that it asks. */
export type World = {
  tenant: string
  host: string
  origin: string
  session: string
  sessionsToEnd: readonly string[]
  cars: readonly { id: string; slug: string; make: string; model: string }[]
  lists: readonly string[]
  forms: readonly string[]
  dealerships: readonly string[]
  locations: readonly string[]
  contentPaths: readonly string[]
  postcodes: readonly string[]
  /** Of forms that were sent. */
  marks: readonly string[]
  phones: readonly string[]
  /** Codes that are not used yet: bodies of POST /api/verification/check. */
  codes: readonly { phone_number: string; code: string }[]
  contact: Readonly<Record<string, string>>
  /** As an address names the releases that serve. */
  releases: string
  /** With which the payment provider signs its webhooks. */
  paymentSecret: string
} & Journeys

/** Makes the platform ready to be asked without limits, before its first request, and says what there is on it. */
export async function prepareWorld(platform: Platform): Promise<World> {
  process.env.DATA_DIR = platform.dataDir
  const tables = await useLocalTables()
  try {
    const prepared = await prepareTables(platform.dataDir)
    const origin = platform.siteUrl(tenant)
    const { body } = await ask(`${origin}/api/vehicles?limit=50`)
    const cars = hitListSchema
      .parse(JSON.parse(body))
      .hits.map(({ id, slug, make, model }) => ({ id, slug, make, model }))
    const registry = registrySchema.parse(JSON.parse((await ask(`${origin}/api/registry`)).body))
    return {
      ...prepared,
      releases: releasesText(Object.values(registry.remotes)),
      tenant,
      host: new URL(origin).host,
      origin,
      cars,
      lists: listNames,
      forms: ['enquiry', 'vehicle-enquiry', 'careers-enquiry'],
      postcodes: ['2000', '3000', '4000', '4034', '6000'],
      phones: Array.from({ length: 20 }, (_, index) => phoneOf(index)),
      paymentSecret: secretOf('payment'),
      contact: { name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 006', message: 'Is it there?' },
    }
  } finally {
    await tables.close()
  }
}

/** A mobile number of its own for each shopper of the world. */
const phoneOf = (index: number): string => `+6140000${String(index).padStart(4, '0')}`

async function prepareTables(dataDir: string) {
  const site = await readSite(tenant)
  if (!site) throw new Error(`The platform has no site ${tenant}.`)
  const { spin_to_win } = (await readSite(tenantWithDraw)) ?? {}
  await writeSite({
    ...site,
    ...(spin_to_win && { spin_to_win }),
    capabilities: { ...site.capabilities, viewCounter: true, tradeIn: true, reserve: true, spinToWin: true },
    leads: { ...site.leads, limits: { per_address: unlimited, per_site: unlimited } },
  })
  const key = await readSecret(dataDir, 'shopper-keys')
  const marksSecret = await readSecret(dataDir, 'sent-marks')
  const pages = await listContentPages(site)
  const session = await startSession(tenant, ownPhone)
  // One after the other: the tables of a machine are one process.
  const sessionsToEnd: string[] = []
  for (let index = 0; index < maxSessionsToEnd; index++)
    sessionsToEnd.push(await startSession(tenant, phoneOf(1000 + index)))
  const codes: World['codes'][number][] = []
  for (let index = 0; index < codesToTry; index++) codes.push(await codeFor(key, phoneOf(9000 + index)))
  return {
    ...(await prepareJourneys(tenant, {
      phone: ownPhone,
      mark: shopperMark(await readSecret(dataDir, 'reservation-ids'), ownPhone),
    })),
    session,
    sessionsToEnd,
    codes,
    marks: [sentMark(marksSecret, tenant, { category: 'General Enquiry' }, new Date())],
    dealerships: site.dealerships,
    locations: site.locations.map(({ slug }) => slug),
    contentPaths: pages.map(({ path }) => path),
  }
}

async function codeFor(key: string, phone: string) {
  const stored = await storeCode(key, { tenant, phone }, Date.now())
  if (!stored) throw new Error(`${phone} has a code already.`)
  return { phone_number: phone, code: stored.code }
}
