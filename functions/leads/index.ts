import { createLead } from '@forecourt/contracts/endpoints/forms'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { departmentAnswers } from '@forecourt/leads/site-queries/answers'
import { createChallengeProvider } from '@forecourt/providers/challenge/adapter'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'
import { findVehicleById } from '@forecourt/stock/site-queries/search-stock'
import { type LeadServices, submitLead } from './endpoint.ts'
import { plainForm } from './plain-form.ts'

const findCar: LeadServices['findCar'] = async (site, id) => {
  try {
    return await findVehicleById(site, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

let made: ChallengeProvider | undefined

/** Without its secret, a stage has no challenge. */
async function challengeProvider(): Promise<ChallengeProvider | undefined> {
  const { CHALLENGE_SECRET, CHALLENGE_SECRET_ARN, CHALLENGE_URL: url } = process.env
  if (!CHALLENGE_SECRET && !CHALLENGE_SECRET_ARN) return undefined
  made ??= createChallengeProvider({
    secret: await stageSecret('challenge'),
    ...(url !== undefined && { url }),
    onUnavailable: (error) => logWarning('The challenge is not available; the lead passes', error),
  })
  return made
}

export const handler = createApiHandler([
  answers(
    createLead,
    async (request) =>
      submitLead(request, {
        findCar,
        challenge: request.site.enquiry.challenge_site_key === undefined ? undefined : await challengeProvider(),
        keysSecret: await stageSecret('lead-keys'),
        now: new Date(),
      }),
    plainForm,
  ),
  ...departmentAnswers,
])
