import { revealPhone, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { countView } from './count-view.ts'
import { recordReveal } from './record-reveal.ts'

export const handler = createApiHandler([
  answers(viewCount, async (request) => countView(request, await counting())),
  answers(revealPhone, async (request) => recordReveal(request, await counting())),
])

const counting = async () => ({ secret: await stageSecret('visitor-marks'), now: new Date() })
