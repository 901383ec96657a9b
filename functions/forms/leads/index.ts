import { createLead } from '@forecourt/contracts/endpoints/forms'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { challengeProvider } from '@forecourt/leads/challenge-provider'
import { formAnswers } from '@forecourt/leads/site-queries/form-answers'
import { findOwnVehicle } from '@forecourt/stock/site-queries/vehicles/find-own-vehicle'
import { submitLead } from './endpoint.ts'
import { plainForm } from './plain-form.ts'

export const handler = createApiHandler([
  answers(
    createLead,
    async (request) =>
      submitLead(request, {
        findCar: findOwnVehicle,
        challenge: await challengeProvider(request.site),
        keysSecret: await stageSecret('lead-keys'),
        now: new Date(),
      }),
    plainForm({ findCar: findOwnVehicle, marksSecret: () => stageSecret('sent-marks') }),
  ),
  ...formAnswers,
])
