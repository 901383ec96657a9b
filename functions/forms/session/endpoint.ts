import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import type { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import type { listSessions as listRow, revokeSession, signOutEverywhere } from '@forecourt/contracts/endpoints/shoppers'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { endSession, endSessionsOf, isSameSession, listSessions } from '@forecourt/lambda-kit/http/session'

/** Who is signed in on the site. */
export async function describeSession({ session }: EndpointRequest<typeof readSession>) {
  if (!session) throw new AppError('unauthenticated')
  return { phone: session.phone, started_at: session.startedAt }
}

/** Ends the caller's session and deletes its cookies; without one nothing happens. */
export async function endOwnSession({ site, session, sessionId, setSession }: EndpointRequest<typeof signOut>) {
  if (sessionId === undefined) return { ended: false }
  setSession(null)
  if (!session) return { ended: false }
  return { ended: await endSession(site.slug, sessionId) }
}

/** @throws AppError `unauthenticated` where no phone number was verified. */
function phoneOf({ session }: Pick<EndpointRequest<Endpoint>, 'session'>): string {
  if (!session?.phone) throw new AppError('unauthenticated')
  return session.phone
}

export async function listOwnSessions(request: EndpointRequest<typeof listRow>) {
  const sessions = await listSessions(request.site.slug, phoneOf(request))
  return {
    sessions: sessions.map(({ id, startedAt, device }) => ({
      id,
      started_at: startedAt,
      device,
      is_current: isSameSession(id, request.sessionId),
    })),
  }
}

/** @throws AppError `not_found` for a session that is no one of the shopper's own, or over. */
export async function endListedSession(request: EndpointRequest<typeof revokeSession>) {
  const { site, body, sessionId, setSession } = request
  const ended = await endSessionsOf(site.slug, phoneOf(request), body.id)
  if (ended === 0) throw new AppError('not_found', 'This session is over already.')
  if (isSameSession(body.id, sessionId)) setSession(null)
  return { ended }
}

export async function endAllSessions(request: EndpointRequest<typeof signOutEverywhere>) {
  const ended = await endSessionsOf(request.site.slug, phoneOf(request))
  request.setSession(null)
  return { ended }
}
