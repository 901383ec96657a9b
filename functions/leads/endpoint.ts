import type { createLead as row } from '@forecourt/contracts/endpoints/forms'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { errorsHeading } from '@forecourt/domain/leads/form-words'
import { challengeField, honeypotField, spamVerdict, spamWords } from '@forecourt/domain/leads/spam-verdict'
import { validateForm } from '@forecourt/domain/leads/validate-form'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { composeLead } from '@forecourt/leads/compose-lead'
import { createLead } from '@forecourt/leads/store/create-lead'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'
import { formOf, isGatedForm } from './form-of.ts'
import { takeLeadToken } from './take-lead-token.ts'

export type LeadServices = {
  /** A vehicle of the site's own stock; undefined when there is none. */
  findCar(site: Site, id: string): Promise<Vehicle | undefined>
  /** Undefined where the stage or the site has none. */
  challenge: ChallengeProvider | undefined
  keysSecret: string
  now: Date
}

type LeadRequest = EndpointRequest<typeof row>

/**
 * LD-1, LD-14. Stores a form that a shopper sent, and answers the lead's id; delivery follows from the table.
 * @throws AppError `unauthenticated` for a gated form without a session, `invalid` with the fields that are wrong, `too_many`, `conflict`, `bad_request` for a form that there is not.
 */
export async function submitLead(request: LeadRequest, services: LeadServices): Promise<{ lead_id: string }> {
  const { site, body, client, idempotencyKey } = request
  const { keysSecret, now } = services
  if (isGatedForm(site, body) && !request.session?.phone) throw new AppError('unauthenticated')
  const car = body.car_id ? await services.findCar(site, body.car_id) : undefined
  const form = formOf(site, body, { car, now })
  const validated = validateForm(form, body.values)
  if ('errors' in validated) throw new AppError('invalid', errorsHeading, { fields: validated.errors })
  const limited = { site, ip: client.ip, now }
  const doubt = spamError(request) ?? (await takeLeadToken('address', limited))
  const challenge = doubt && (await clearDoubt(doubt, request, services.challenge))
  const refusal = await takeLeadToken('site', limited)
  if (refusal) throw refusal
  const { values } = validated
  const lead = composeLead({ site, form, values, request: body, car, userAgent: client.userAgent, challenge, now })
  const { lead_id } = await createLead({ site, lead, request: body, idempotencyKey, secret: keysSecret })
  return { lead_id }
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
  { site, body, client }: LeadRequest,
  challenge: ChallengeProvider | undefined,
): Promise<Lead['challenge']> {
  const isPlainForm = body.filled_ms === undefined
  if (!challenge || isPlainForm) throw doubt
  const outcome = await challenge.verify({ token: body.challenge ?? '', remoteIp: client.ip })
  if (outcome === 'failed') {
    const message = `Confirm that you are a person, then send the form again, or call ${site.phone}.`
    throw new AppError('invalid', errorsHeading, { fields: [{ field: challengeField, message }] })
  }
  return outcome === 'passed' ? 'passed' : 'unchecked'
}
