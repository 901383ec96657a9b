import { type BeaconPages, beaconSchema } from '@forecourt/contracts/releases/beacon'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { SiteRequest } from '@forecourt/lambda-kit/http/http-handler'
import { type HttpResult, viewerAddress } from '@forecourt/lambda-kit/http/http-request'
import { parseJson, readText } from '@forecourt/lambda-kit/http/request-body'
import { checkSameSite } from '@forecourt/lambda-kit/http/same-site'
import { loadRegistry } from '@forecourt/releases/records/read-releases'
import { countPages, isBeaconCounted } from '@forecourt/releases/rollout/trial-counts'

const maxBodyBytes = 10_000

/**
 * Counts a browser's page outcomes of releases on trial. Accepts only same-origin requests, only for releases that the site serves now
 * (older pages and invented releases are ignored), and limits the weight of one address.
 * @throws AppError `forbidden` for another site's page, `too_large`, `bad_request`.
 */
export async function recordBeacon({ event, site }: SiteRequest): Promise<HttpResult> {
  checkSameSite(event, site.url)
  const pages = readBeacon(event)
  const { remotes } = await loadRegistry(site)
  const address = viewerAddress(event)
  for (const { remote: name, version, trial, shown, failed } of pages) {
    const release = { name, version, trial }
    const serving = remotes[name]
    if (serving?.version === version && serving.trial === trial && (await isBeaconCounted(release, address)))
      await countPages(release, { shown, failed: Math.min(shown, failed) }, address)
  }
  return { statusCode: 204, headers: { 'cache-control': 'no-store' } }
}

function readBeacon(event: SiteRequest['event']): BeaconPages[] {
  const parsed = beaconSchema.safeParse(parseJson(readText(event, { maxBodyBytes })))
  if (!parsed.success) throw new AppError('bad_request')
  return parsed.data.pages
}
