import type { ContentPage, ContentSummary } from '@forecourt/contracts/content/content-page'
import type { Site } from '@forecourt/contracts/site/site'
import { isOnDay, isShown } from '@forecourt/domain/content/is-shown'
import { siteDay } from '@forecourt/domain/site/site-day'
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
/** A version never changes, so its pages are kept. */
const pages = ttlCache((key) => readVersionPage(...partsOf(key)), { ttlMs: hourMs, maxEntries: 2000 })
const lists = ttlCache(
  (key) => {
    const [tenant, hash] = partsOf(key)
    return readVersionList(tenant, hash)
  },
  { ttlMs: hourMs, maxEntries: 500 },
)

/** A page of the site at this moment. @throws AppError `not_found` */
export async function findContentPage(site: Site, query: string, now = new Date()): Promise<ContentPage> {
  const asked = new URLSearchParams(query)
  const key = asked.get('preview')
  const previewed = key === null || !isPreviewKey(key) ? undefined : await readPreview(site.slug, key, now.getTime())
  const hash = previewed ?? (await pointers(site.slug))
  const path = asked.get('path') ?? ''
  const page = hash === undefined || !isContentPath(path) ? undefined : await pages(`${site.slug} ${hash} ${path}`)
  if (!page || !(previewed || isShown(page, site, now))) throw new AppError('not_found')
  return previewed ? { ...page, preview: true } : withPublishedPosts(page, siteDay(site, now))
}

/** A list names a post from the day on which it is published. */
const withPublishedPosts = (page: ContentPage, day: string): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.kind === 'posts' ? { ...block, entries: block.entries.filter((entry) => isOnDay(entry, day)) } : block,
  ),
})

/** The pages that the site has at this moment. */
export async function listContentPages(site: Site, now = new Date()): Promise<ContentSummary[]> {
  const hash = await pointers(site.slug)
  const list = hash === undefined ? [] : await lists(`${site.slug} ${hash}`)
  return list.filter((page) => isShown(page, site, now))
}
