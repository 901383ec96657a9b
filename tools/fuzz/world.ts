import { hitListSchema } from '@forecourt/contracts/search/list-responses'
import { listNames } from '@forecourt/domain/search/search-filters'
import { ask } from '@forecourt/e2e/platform/ask'
import type { Platform } from '@forecourt/e2e/platform/platform'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { readSite, writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { useLocalTables } from '@forecourt/local/aws/tables/use-local-tables'

const tenant = 'northgate'
/** As many leads an hour as a site may allow: a limit would hide what is behind it. */
const unlimited = 1_000_000

/** What hooks.py knows of the platform that it asks. */
export type World = {
  host: string
  origin: string
  session: string
  sessionsToEnd: readonly string[]
  cars: readonly { id: string; slug: string; make: string; model: string }[]
  lists: readonly string[]
  forms: readonly string[]
  contact: Readonly<Record<string, string>>
}

/** Makes the platform ready to be asked without limits, before its first request, and says what there is on it. */
export async function prepareWorld(platform: Platform, sessionsToEnd: number): Promise<World> {
  process.env.DATA_DIR = platform.dataDir
  const tables = await useLocalTables()
  try {
    const { session, ended } = await prepareTables(sessionsToEnd)
    const origin = platform.siteUrl(tenant)
    const { body } = await ask(`${origin}/api/vehicles?limit=50`)
    const cars = hitListSchema
      .parse(JSON.parse(body))
      .hits.map(({ id, slug, make, model }) => ({ id, slug, make, model }))
    return {
      host: new URL(origin).host,
      origin,
      session,
      sessionsToEnd: ended,
      cars,
      lists: listNames,
      forms: ['enquiry', 'vehicle-enquiry', 'careers-enquiry'],
      contact: { name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 006', message: 'Is it there?' },
    }
  } finally {
    await tables.close()
  }
}

async function prepareTables(count: number) {
  const site = await readSite(tenant)
  if (!site) throw new Error(`The platform has no site ${tenant}.`)
  await writeSite({ ...site, leads: { ...site.leads, limits: { per_address: unlimited, per_site: unlimited } } })
  const session = await startSession(tenant, '+61491570006')
  const ended = await Promise.all(Array.from({ length: count }, () => startSession(tenant, '+61491570156')))
  return { session, ended }
}
