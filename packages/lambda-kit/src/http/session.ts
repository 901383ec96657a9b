import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { deleteItem, getItem, putItem, queryItems } from '../data/items.ts'
import type { HttpEvent } from './http-request.ts'

/** Who is signed in on a site. `phone` is null until one was verified. */
export type Session = { phone: string | null; startedAt: string }

/** A session in the list of its phone number. `id` ends it and opens nothing. */
export type ListedSession = { id: string; startedAt: string; device: string | null }

const itemSchema = z.object({
  phone: z._default(z.nullable(z.string()), null),
  started_at: z.iso.datetime(),
  ttl: z.number(),
})
const listedSchema = z.object({
  session: z.string(),
  started_at: z.iso.datetime(),
  device: z.optional(z.string()),
  ttl: z.number(),
})

/** A session ends by itself thirty days after it began. */
export const sessionSeconds = 30 * 86_400

/** The key of a session: nothing that a table shows opens one. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

const isOver = ({ ttl }: { ttl: number }): boolean => ttl * 1000 < Date.now()

/** Whose name a browser takes over https only, for one host and every path: no other host can plant it (`__Host-`). */
const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The local platform is http, where browsers refuse `__Host-`. */
const cookieName = (siteUrl: string): string => (isSecure(siteUrl) ? '__Host-session' : 'session')

/** The id in a request's cookie; undefined without one. */
export function sessionIdOf(
  { cookies = [], headers }: Pick<HttpEvent, 'cookies' | 'headers'>,
  siteUrl: string,
): string | undefined {
  // An emulator leaves cookies in the header.
  const pairs = [...cookies, ...(headers.cookie?.split(';') ?? [])].map((pair) => pair.trim().split('='))
  const found = pairs.find(([name]) => name === cookieName(siteUrl))?.[1]
  return found && /^[\w-]{43}$/.test(found) ? found : undefined
}

/**
 * The cookies of a session that begins, or, with null, of one that is over: its id, which no script reads, and a hint that scripts
 * read, which says only that there is one.
 */
export function sessionCookies(siteUrl: string, id: string | null): string[] {
  const maxAge = id === null ? 0 : sessionSeconds
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Strict${isSecure(siteUrl) ? '; Secure' : ''}`
  return [`${cookieName(siteUrl)}=${id ?? ''}; ${attributes}; HttpOnly`, `session_hint=1; ${attributes}`]
}

/** The session of a request on a site; null without one, or when it is over. */
export async function readSession(tenant: string, id: string | undefined): Promise<Session | null> {
  if (id === undefined) return null
  const item = itemSchema.safeParse(await getItem('sessions', { tenant, session: hashOf(id) }))
  if (!item.success || isOver(item.data)) return null
  return { phone: item.data.phone, startedAt: item.data.started_at }
}

const listKey = (phone: string, hash: string): string => `${phone}#${hash}`

/** Begins a session on a site and returns its id, which only the shopper's cookie holds. `device` is for the shopper's list. */
export async function startSession(tenant: string, phone: string | null, device?: string): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const now = Date.now()
  const common = { tenant, started_at: new Date(now).toISOString(), ttl: Math.ceil(now / 1000) + sessionSeconds }
  // First the list: a session that is in no list could not be ended from elsewhere.
  if (phone !== null) await putItem('sessions', { ...common, session: listKey(phone, hashOf(id)), device })
  await putItem('sessions', { ...common, session: hashOf(id), phone })
  return id
}

/** Ends a session; nothing happens when there is none. */
export async function endSession(tenant: string, id: string): Promise<boolean> {
  const session = await readSession(tenant, id)
  if (session?.phone != null) await deleteItem('sessions', { tenant, session: listKey(session.phone, hashOf(id)) })
  return deleteItem('sessions', { tenant, session: hashOf(id) })
}

/** The id in the list of a session whose cookie holds `id`. */
export const listedIdOf = (id: string): string => hashOf(id)

/** Whether an id of a list is that of the session which a cookie holds. */
export const isSameSession = (listedId: string, id: string | undefined): boolean =>
  id !== undefined && listedId === hashOf(id)

/** Ends the session that a list names. False when it was over. */
export async function endListedSession(tenant: string, phone: string, listedId: string): Promise<boolean> {
  const isEnded = await deleteItem(
    'sessions',
    { tenant, session: listedId },
    { expression: 'attribute_exists(started_at)' },
  )
  await deleteItem('sessions', { tenant, session: listKey(phone, listedId) })
  return isEnded
}

/** The sessions of a phone number on a site, the newest first. */
export async function listSessions(tenant: string, phone: string): Promise<ListedSession[]> {
  const found: ListedSession[] = []
  const prefix = listKey(phone, '')
  for await (const item of queryItems('sessions', tenant, { prefix })) {
    const { session, started_at, device, ...rest } = listedSchema.parse(item)
    if (!isOver(rest)) found.push({ id: session.slice(prefix.length), startedAt: started_at, device: device ?? null })
  }
  return found.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
}

/** Ends sessions of a phone number: those whose id is listed, or all. How many there were. */
export async function endSessionsOf(tenant: string, phone: string, id?: string): Promise<number> {
  const listed = await listSessions(tenant, phone)
  const ending = listed.filter((session) => id === undefined || session.id === id)
  await Promise.all(ending.map((session) => endListedSession(tenant, phone, session.id)))
  return ending.length
}
