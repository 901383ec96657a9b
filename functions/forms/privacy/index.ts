import { eraseShopper, readPrivacy } from '@forecourt/contracts/endpoints/shoppers'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { describeStored, eraseStored } from './endpoint.ts'

export const handler = createApiHandler([answers(readPrivacy, describeStored), answers(eraseShopper, eraseStored)])
