import { registry } from '@forecourt/contracts/endpoints/platform'
import { search } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import * as z from 'zod/mini'

type Step = { what: string; path: string; contentType: string }
type Fetch = (url: string, options: { signal: AbortSignal; redirect: 'follow' }) => Promise<Response>

const deadlineMs = 8000

const foundSchema = z.object({ hits: z.array(z.object({ slug: z.string() })) })

const steps: Step[] = [
  { what: 'the home page', path: '/', contentType: 'text/html' },
  { what: 'what serves', path: registry.path, contentType: 'application/json' },
]

/**
 * Visits a site like a shopper: the home page, a search, and a vehicle from its results. Rejects with the first failing
 * request and its answer.
 */
export async function visitSite(site: string, fetch: Fetch): Promise<void> {
  const ask = async ({ what, path, contentType }: Step): Promise<string> => {
    const url = new URL(path, site)
    const response = await fetch(url.href, { signal: AbortSignal.timeout(deadlineMs), redirect: 'follow' })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? 'no type'
    if (response.status !== 200 || !type.startsWith(contentType))
      throw new Error(`${what} of ${site} (${path}) was answered ${response.status}, ${type}.`)
    return text
  }
  for (const step of steps) await ask(step)
  const found = await ask({ what: 'a search', path: search.path, contentType: 'application/json' })
  const [first] = foundSchema.parse(JSON.parse(found)).hits
  if (!first) throw new Error(`A search of everything that ${site} has found nothing.`)
  const path = vehicle.path.replace('{slug}', encodeURIComponent(first.slug))
  await ask({ what: 'a vehicle', path, contentType: 'application/json' })
}
