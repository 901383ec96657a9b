import {
  type ContentPage,
  type ContentSummary,
  contentPageSchema,
  contentSummarySchema,
} from '@forecourt/contracts/content/content-page'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, type Item, putItem, updateItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const versionSchema = z.object({ hash: z.string(), published_at: z.string() })
export type ContentVersion = z.infer<typeof versionSchema>

const pointerSchema = z.object({ revision: z.number(), current: z.string(), versions: z.array(versionSchema) })
/** Which version serves, and those that can serve again, in the order in which a rollback takes them. */
export type ContentPointer = z.infer<typeof pointerSchema>

/** The last ten versions stay. */
export const maxVersions = 10
const previewHours = 48
/** Requests that began before a version was evicted read it for longer than the pointer is cached. */
const evictedSeconds = 600

const pointerKey = (tenant: string) => ({ tenant, item: 'current' })
const listKey = (tenant: string, hash: string) => ({ tenant, item: hash })
const pageKey = (tenant: string, hash: string, path: string) => ({ tenant, item: hash + path })
const previewKey = (tenant: string, key: string) => ({ tenant, item: `preview/${key}` })

export async function readPointer(tenant: string): Promise<ContentPointer | undefined> {
  const item = await getItem('content', pointerKey(tenant))
  return item && pointerSchema.parse(item)
}

/** A page of a version: whole and of that version, whatever is published meanwhile. */
export async function readVersionPage(tenant: string, hash: string, path: string): Promise<ContentPage | undefined> {
  const item = await getItem('content', pageKey(tenant, hash, path))
  return item && contentPageSchema.parse(item.page)
}

/** The pages of a version; undefined when it is not there. */
export async function readVersionList(tenant: string, hash: string): Promise<ContentSummary[] | undefined> {
  const item = await getItem('content', listKey(tenant, hash))
  return item && z.array(contentSummarySchema).parse(item.pages)
}

/** A key as `content preview` makes it: 16 random bytes in hexadecimal. */
export const isPreviewKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

/** The hash that a preview's key shows; undefined when there is none, or it is over. */
export async function readPreview(tenant: string, key: string, nowMs: number): Promise<string | undefined> {
  const item = await getItem('content', previewKey(tenant, key))
  const parsed = item && z.object({ hash: z.string(), ttl: z.number() }).parse(item)
  return parsed && parsed.ttl * 1000 > nowMs ? parsed.hash : undefined
}

type Content = { hash: string; pages: readonly ContentPage[] }

/** Stores a version, which serves nowhere yet; with `ttl` (seconds since 1970) until then, unless it is stored for good. */
async function storeVersion(tenant: string, { hash, pages }: Content, ttl?: number): Promise<void> {
  const put = (item: Item) =>
    putItem(
      'content',
      { ...item, ttl },
      ttl === undefined
        ? undefined
        : { ...isTemporary, expression: `attribute_not_exists(tenant) OR ${isTemporary.expression}` },
    )
  await Promise.all(pages.map((page) => put({ ...pageKey(tenant, hash, page.path), page })))
  const list = pages.map((page) => z.parse(contentSummarySchema, page))
  await put({ ...listKey(tenant, hash), pages: list })
}

/** `ttl` is a reserved word. */
const isTemporary = { expression: 'attribute_exists(#ttl)', names: { '#ttl': 'ttl' } }

/** Publishes content: its pages first, then the pointer, in one write. False when it serves already. */
export async function publishContent(tenant: string, content: Content, now = new Date()): Promise<boolean> {
  const before = await readPointer(tenant)
  if (before?.current === content.hash) return false
  await storeVersion(tenant, content)
  const version = { hash: content.hash, published_at: now.toISOString() }
  const others = (before?.versions ?? []).filter(({ hash }) => hash !== content.hash)
  // The one that served is the next to serve again, though it may be the oldest.
  const served = others.filter(({ hash }) => hash === before?.current)
  const versions = [version, ...served, ...others.filter(({ hash }) => hash !== before?.current)]
  await movePointer(tenant, before, { current: content.hash, versions: versions.slice(0, maxVersions) })
  for (const { hash } of versions.slice(maxVersions)) await evictVersion(tenant, hash, now)
  return true
}

/** Lets the version before the current one serve again, or the one with this hash or this beginning of it. */
export async function rollBackContent(tenant: string, wanted?: string): Promise<ContentVersion> {
  const before = await readPointer(tenant)
  const versions = before?.versions ?? []
  const at = versions.findIndex(({ hash }) => hash === before?.current)
  const target = wanted === undefined ? versions[at + 1] : versionNamed(wanted, tenant, versions)
  if (!before || !target) throw new AppError('conflict', `${tenant} has no earlier version of its content.`)
  await movePointer(tenant, before, { current: target.hash, versions })
  return target
}

/** A beginning that is shorter is more likely a slip than a name. */
const minHashLength = 4

function versionNamed(wanted: string, tenant: string, versions: readonly ContentVersion[]): ContentVersion {
  const exact = versions.find(({ hash }) => hash === wanted)
  if (exact) return exact
  const found = versions.filter(({ hash }) => hash.startsWith(wanted))
  const [only, ...others] = found
  if (only && others.length === 0 && wanted.length >= minHashLength) return only
  const candidates = (found.length > 1 ? found : versions).map(({ hash }) => hash.slice(0, 8)).join(', ')
  const problem = only ? `"${wanted}" does not name one version of ${tenant}` : `${tenant} has no version ${wanted}`
  throw new AppError('conflict', `${problem}. Name one of: ${candidates}.`)
}

/** Stores content that is not published. An address with `key` shows it for two days; then it is deleted. */
export async function previewContent(tenant: string, content: Content, key: string, nowMs = Date.now()): Promise<void> {
  const ttl = Math.floor(nowMs / 1000) + previewHours * 3600
  await storeVersion(tenant, content, ttl)
  await putItem('content', { ...previewKey(tenant, key), hash: content.hash, ttl })
}

async function movePointer(
  tenant: string,
  before: ContentPointer | undefined,
  next: Omit<ContentPointer, 'revision'>,
): Promise<void> {
  const item = { ...pointerKey(tenant), ...next, revision: (before?.revision ?? 0) + 1 }
  const condition = before
    ? { expression: 'revision = :before', values: { ':before': before.revision } }
    : { expression: 'attribute_not_exists(tenant)' }
  if (!(await putItem('content', item, condition)))
    throw new AppError(
      'conflict',
      `The content of ${tenant} was published by somebody else at the same moment. Try again.`,
    )
}

/** Lets a version be deleted by its TTL. */
async function evictVersion(tenant: string, hash: string, now: Date): Promise<void> {
  const pages = (await readVersionList(tenant, hash)) ?? []
  const keys = [...pages.map(({ path }) => pageKey(tenant, hash, path)), listKey(tenant, hash)]
  const ttl = Math.floor(now.getTime() / 1000) + evictedSeconds
  await Promise.all(
    keys.map((key) => updateItem('content', key, { set: { ttl } }, { expression: 'attribute_exists(tenant)' })),
  )
}
