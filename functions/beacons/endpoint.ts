import { beaconSchema } from '@forecourt/contracts/releases/beacon'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { SiteRequest } from '@forecourt/lambda-kit/http/http-handler'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { loadRegistry } from '@forecourt/releases/records/read-releases'
import { countPages } from '@forecourt/releases/rollout/trial-counts'

const maxBodyBytes = 10_000

/**
 * What a browser saw of releases on trial. Only what the site serves right now counts: a page that is open since before, or that
 * makes a release up, changes nothing.
 */
export async function recordBeacon({ event, site }: SiteRequest): Promise<HttpResult> {
  const { pages } = readBeacon(event.body ?? '', event.isBase64Encoded)
  const { remotes } = await loadRegistry(site)
  for (const { remote: name, version, trial, shown, failed } of pages) {
    const serving = remotes[name]
    if (serving?.version === version && serving.trial === trial)
      await countPages({ name, version, trial }, { shown, failed: Math.min(shown, failed) })
  }
  return { statusCode: 204, headers: { 'cache-control': 'no-store' } }
}

function readBeacon(body: string, isBase64: boolean) {
  const text = isBase64 ? Buffer.from(body, 'base64').toString('utf8') : body
  if (text.length > maxBodyBytes) throw new AppError('too_large')
  const parsed = beaconSchema.safeParse(json(text))
  if (!parsed.success) throw new AppError('bad_request')
  return parsed.data
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
