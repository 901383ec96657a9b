import { createLead } from '@forecourt/contracts/endpoints/forms'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { departmentAnswers } from '@forecourt/leads/site-queries/answers'
import { createChallengeProvider } from '@forecourt/providers/challenge/adapter'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'
import { findOwnVehicle } from '@forecourt/stock/site-queries/find-own-vehicle'
import { submitLead } from './endpoint.ts'
import { plainForm } from './plain-form.ts'

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
        findCar: findOwnVehicle,
        challenge: request.site.enquiry.challenge_site_key === undefined ? undefined : await challengeProvider(),
        keysSecret: await stageSecret('lead-keys'),
        now: new Date(),
      }),
    plainForm,
  ),
  ...departmentAnswers,
])
