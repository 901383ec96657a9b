import { enterDraw, readDraw } from '@forecourt/contracts/endpoints/draws'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { enter, read } from './endpoint.ts'

export const handler = createApiHandler([
  answers(readDraw, async (request) => read(request, await services())),
  answers(enterDraw, async (request) => enter(request, await services())),
])

const services = async () => ({ secret: await stageSecret('lead-keys'), now: new Date() })
