import {
  type ContentPage,
  type ContentSummary,
  contentPageSchema,
  contentSummarySchema,
} from '@forecourt/contracts/content/content-page'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { deleteItem, getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const versionSchema = z.object({ hash: z.string(), published_at: z.string() })
export type ContentVersion = z.infer<typeof versionSchema>

const pointerSchema = z.object({ revision: z.number(), current: z.string(), versions: z.array(versionSchema) })
/** Which version serves, and those that can serve again, the newest first. */
export type ContentPointer = z.infer<typeof pointerSchema>

/** The last ten versions stay. */
export const maxVersions = 10
const previewHours = 48

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

export async function readVersionList(tenant: string, hash: string): Promise<ContentSummary[]> {
  const item = await getItem('content', listKey(tenant, hash))
  return item ? z.array(contentSummarySchema).parse(item.pages) : []
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

/** Stores a version, which serves nowhere yet. */
async function storeVersion(tenant: string, { hash, pages }: Content): Promise<void> {
  await Promise.all(pages.map((page) => putItem('content', { ...pageKey(tenant, hash, page.path), page })))
  const list = pages.map((page) => z.parse(contentSummarySchema, page))
  await putItem('content', { ...listKey(tenant, hash), pages: list })
}

/** Publishes content: its pages first, then the pointer, in one write. False when it serves already. */
export async function publishContent(tenant: string, content: Content, now = new Date()): Promise<boolean> {
  const before = await readPointer(tenant)
  if (before?.current === content.hash) return false
  await storeVersion(tenant, content)
  const version = { hash: content.hash, published_at: now.toISOString() }
  const versions = [version, ...(before?.versions ?? []).filter(({ hash }) => hash !== content.hash)]
  await movePointer(tenant, before, { current: content.hash, versions: versions.slice(0, maxVersions) })
  for (const { hash } of versions.slice(maxVersions)) await removeVersion(tenant, hash)
  return true
}

/** Lets the version before the current one serve again, or the one whose hash begins so. */
export async function rollBackContent(tenant: string, wanted?: string): Promise<ContentVersion> {
  const before = await readPointer(tenant)
  const versions = before?.versions ?? []
  const at = versions.findIndex(({ hash }) => hash === before?.current)
  const target = wanted === undefined ? versions[at + 1] : versions.find(({ hash }) => hash.startsWith(wanted))
  if (!before || !target)
    throw new AppError(
      'conflict',
      `${tenant} has no ${wanted ? `version ${wanted}` : 'earlier version'} of its content.`,
    )
  await movePointer(tenant, before, { current: target.hash, versions })
  return target
}

/** Stores content that is not published, and returns the key of an address that shows it for two days. */
export async function previewContent(tenant: string, content: Content, key: string, nowMs = Date.now()): Promise<void> {
  await storeVersion(tenant, content)
  const ttl = Math.floor(nowMs / 1000) + previewHours * 3600
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

async function removeVersion(tenant: string, hash: string): Promise<void> {
  const pages = await readVersionList(tenant, hash)
  await Promise.all(pages.map(({ path }) => deleteItem('content', pageKey(tenant, hash, path))))
  await deleteItem('content', listKey(tenant, hash))
}
