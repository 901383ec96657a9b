import { confirmInvoice, requestPayment } from '@forecourt/contracts/endpoints/online-payment'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { confirm, request } from './endpoint.ts'

const services = async () => ({ secret: await stageSecret('lead-keys'), now: new Date() })

export const handler = createApiHandler([
  answers(confirmInvoice, async (asked) => confirm(asked, await services())),
  answers(requestPayment, async (asked) => request(asked, await services())),
])
