import type { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { endSession } from '@forecourt/lambda-kit/http/session'

/** Who is signed in on the site. */
export async function describeSession({ session }: EndpointRequest<typeof readSession>) {
  if (!session) throw new AppError('unauthenticated')
  return { phone: session.phone, started_at: session.startedAt }
}

/** Ends the session of the shopper who asks; without one nothing happens. */
export async function endOwnSession({ site, session, sessionId }: EndpointRequest<typeof signOut>) {
  if (!session || sessionId === undefined) return { ended: false }
  return { ended: await endSession(site.slug, sessionId) }
}
