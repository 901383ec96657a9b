import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { deleteItem, getItem, putItem } from '../data/items.ts'
import type { HttpEvent } from './http-request.ts'

/** Who is signed in on a site. `phone` is null until one was verified. */
export type Session = { phone: string | null; startedAt: string }

/**
 * `__Host-` ties the cookie to this host, over https, for every path. The local platform is http, where browsers refuse that name.
 */
const cookieNames = ['__Host-session', 'session'] as const

const itemSchema = z.object({
  phone: z._default(z.nullable(z.string()), null),
  started_at: z.iso.datetime(),
  ttl: z.number(),
})

/** Thirty days without a visit end a session. */
export const sessionSeconds = 30 * 86_400

/** The key of a session: nothing that a table shows opens one. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

/** The id in a request's cookie; undefined without one. */
export function sessionIdOf({ cookies = [], headers }: Pick<HttpEvent, 'cookies' | 'headers'>): string | undefined {
  // An emulator leaves cookies in the header.
  const pairs = [...cookies, ...(headers.cookie?.split(';') ?? [])].map((pair) => pair.trim().split('='))
  const found = pairs.find(([name]) => cookieNames.some((own) => own === name))?.[1]
  return found && /^[\w-]{43}$/.test(found) ? found : undefined
}

/** The session of a request on a site; null without one, or when it is over. */
export async function readSession(tenant: string, id: string | undefined): Promise<Session | null> {
  if (id === undefined) return null
  const item = itemSchema.safeParse(await getItem('sessions', { tenant, session: hashOf(id) }))
  if (!item.success || item.data.ttl * 1000 < Date.now()) return null
  return { phone: item.data.phone, startedAt: item.data.started_at }
}

/** Begins a session on a site and returns its id, which only the shopper's cookie holds. */
export async function startSession(tenant: string, phone: string | null): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const now = Date.now()
  await putItem('sessions', {
    tenant,
    session: hashOf(id),
    // The key of an index, which an item without a phone number is not in.
    ...(phone !== null && { phone }),
    started_at: new Date(now).toISOString(),
    ttl: Math.ceil(now / 1000) + sessionSeconds,
  })
  return id
}

/** Ends a session; nothing happens when there is none. */
export const endSession = (tenant: string, id: string): Promise<boolean> =>
  deleteItem('sessions', { tenant, session: hashOf(id) })
