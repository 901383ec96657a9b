import type { createLead as row } from '@forecourt/contracts/endpoints/forms'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { plainValues } from '@forecourt/domain/leads/answers/validate-form'
import { errorsHeading } from '@forecourt/domain/leads/form-words'
import { challengeField, honeypotField, spamVerdict, spamWords } from '@forecourt/domain/leads/spam-verdict'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { composeLead } from '@forecourt/leads/compose-lead'
import { createLead, findSentLead } from '@forecourt/leads/store/create-lead'
import { validateSent } from '@forecourt/leads/validate-sent'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'
import { formOf } from './form-of.ts'
import { takeLeadToken } from './take-lead-token.ts'

export type LeadServices = {
  /** A vehicle of the site's own stock; undefined when there is none. Rejects while the stock cannot be read. */
  findCar(site: Site, id: string): Promise<Vehicle | undefined>
  /** Undefined where the stage or the site has none. */
  challenge: ChallengeProvider | undefined
  keysSecret: string
  now: Date
}

type LeadRequest = EndpointRequest<typeof row>

/** A stock that takes longer counts as one that cannot be read. */
const stockMs = 3000

/**
 * LD-1, LD-14. Stores a form that a shopper sent, and answers the lead's id; delivery follows from the table. A form that was stored
 * before is answered by its key alone: its challenge is spent, and it counts against no limit.
 * @throws AppError `invalid` with the fields that are wrong, `too_many`, `conflict`, `bad_request` for a form that there is not.
 */
export async function submitLead(request: LeadRequest, services: LeadServices): Promise<{ lead_id: string }> {
  const { site, body, client, idempotencyKey } = request
  const { keysSecret: secret, now } = services
  if (!request.isPlainForm && body.filled_ms === undefined)
    throw new AppError('bad_request', 'The body does not fit: filled_ms: it is missing.')
  const sent = await findSentLead(site.slug, { request: body, idempotencyKey, secret })
  if (sent) return { lead_id: sent.lead_id }
  const car = body.car_id ? await readCar(site, body.car_id, services) : undefined
  const form = formOf(site, body, { car, now })
  const entered = request.isPlainForm ? plainValues(form, body.values) : body.values
  const values = validateSent(form, entered)
  const doubt = spamError(request) ?? (await limitError(request, now))
  const challenge = doubt && (await clearDoubt(doubt, request, services.challenge))
  const lead = composeLead({ site, form, values, request: body, car, userAgent: client.userAgent, challenge, now })
  const { lead_id } = await createLead({ site, lead, request: body, idempotencyKey, secret })
  return { lead_id }
}

/** A stock that cannot be read refuses no enquiry: delivery looks the car up again. */
export async function readCar(
  site: Site,
  id: string,
  { findCar }: Pick<LeadServices, 'findCar'>,
): Promise<Vehicle | 'unread' | undefined> {
  try {
    return await withDeadline(findCar(site, id), stockMs, 'Reading the car of a lead')
  } catch (error) {
    logWarning('The stock cannot be read; the lead has the id of its car alone', error)
    return 'unread'
  }
}

/** One address cannot use up the limit of its site: what is over its own does not count. */
async function limitError({ site, client }: LeadRequest, now: Date): Promise<AppError | undefined> {
  const limited = { site, ip: client.ip, now }
  return (await takeLeadToken('address', limited)) ?? takeLeadToken('site', limited)
}

/** The refusal of suspected spam; the message says what a person can do. */
function spamError({ body }: LeadRequest): AppError | undefined {
  const verdict = spamVerdict({ honeypot: body.values[honeypotField], filledMs: body.filled_ms })
  if (verdict === 'accepted') return undefined
  if (verdict === 'too-fast') return new AppError('too_many', spamWords[verdict], { retryAfterSeconds: 1 })
  return new AppError('invalid', errorsHeading, { fields: [{ field: honeypotField, message: spamWords[verdict] }] })
}

/**
 * A suspicious form passes with the site's challenge, if there is one and scripts run. If the challenge is
 * unavailable, the lead is accepted and marked as unchecked.
 * @throws the refusal, or AppError `invalid` with the field `challenge`, which shows the challenge.
 */
async function clearDoubt(
  doubt: AppError,
  { site, body, client, isPlainForm }: LeadRequest,
  challenge: ChallengeProvider | undefined,
): Promise<Lead['challenge']> {
  if (!challenge || isPlainForm) throw doubt
  const outcome = await challenge.verify({ token: body.challenge ?? '', remoteIp: client.ip })
  if (outcome === 'failed') {
    const message = `Confirm that you are a person, then send the form again, or call ${site.phone}.`
    throw new AppError('invalid', errorsHeading, { fields: [{ field: challengeField, message }] })
  }
  return outcome === 'passed' ? 'passed' : 'unchecked'
}
