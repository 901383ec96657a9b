import type { ContentPage, ContentSummary } from '@forecourt/contracts/content/content-page'
import type { Site } from '@forecourt/contracts/site/site'
import { isShown } from '@forecourt/domain/content/is-shown'
import { withPreviewLinks } from '@forecourt/domain/content/preview-links'
import { withShownEntries } from '@forecourt/domain/content/shown-entries'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { ttlCache } from '@forecourt/lambda-kit/ttl-cache'
import { isContentPath } from '../compile/file-path.ts'
import { isPreviewKey, readPointer, readPreview, readVersionList, readVersionPage } from './content-versions.ts'

/** A publication is seen within this time. */
const pointerMs = 2_000
const hourMs = 3_600_000

const pointers = ttlCache(async (tenant) => (await readPointer(tenant))?.current, {
  ttlMs: pointerMs,
  maxEntries: 500,
  deadlineMs: 2000,
  stale: { deadlineMs: 500, retryMs: 5000 },
})
const partsOf = (key: string): [string, string, string] => {
  const [tenant = '', hash = '', path = ''] = key.split(' ')
  return [tenant, hash, path]
}
/** A version never changes, so its pages are cached; one that is not whole (yet) is read again. */
const pages = ttlCache((key) => readVersionPage(...partsOf(key)).then(present), { ttlMs: hourMs, maxEntries: 2000 })
const lists = ttlCache(
  (key) => {
    const [tenant, hash] = partsOf(key)
    return readVersionList(tenant, hash).then(present)
  },
  { ttlMs: hourMs, maxEntries: 500 },
)

function present<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('A part of a version of content is missing.')
  return found
}

/** A page of the site at this moment. @throws AppError `not_found` */
export async function findContentPage(site: Site, query: string, now = new Date()): Promise<ContentPage> {
  const asked = new URLSearchParams(query)
  const path = asked.get('path') ?? ''
  if (!isContentPath(path)) throw new AppError('not_found')
  const key = asked.get('preview')
  const previewed = key === null ? undefined : await findPreview(site, key, now)
  const hash = previewed ?? (await pointers(site.slug))
  const list = await listOf(site, hash)
  const shown = previewed ? list : list.filter((page) => isShown(page, site, now))
  if (!shown.some((page) => page.path === path)) throw new AppError('not_found')
  const page = withShownEntries(await pages(`${site.slug} ${hash} ${path}`), shown)
  if (key === null) return page
  return previewed ? { ...withPreviewLinks(page, key, list), preview: true } : { ...page, preview: false }
}

const findPreview = async (site: Site, key: string, now: Date): Promise<string | undefined> =>
  isPreviewKey(key) ? readPreview(site.slug, key, now.getTime()) : undefined

const listOf = async (site: Site, hash: string | undefined): Promise<ContentSummary[]> =>
  hash === undefined ? [] : lists(`${site.slug} ${hash}`)

/** The pages that the site has at this moment. */
export async function listContentPages(site: Site, now = new Date()): Promise<ContentSummary[]> {
  const list = await listOf(site, await pointers(site.slug))
  return list.filter((page) => isShown(page, site, now))
}

/** The version that the site has at this moment; undefined for a site that has published nothing. */
export const contentVersion = (site: Site): Promise<string | undefined> => pointers(site.slug)
