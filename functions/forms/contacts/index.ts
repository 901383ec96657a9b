import { checkIfContactExists } from '@forecourt/contracts/endpoints/shoppers'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { answerContact } from './endpoint.ts'

export const handler = createApiHandler([answers(checkIfContactExists, answerContact)])
