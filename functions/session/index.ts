import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { describeSession, endOwnSession } from './endpoint.ts'

export const handler = createApiHandler([answers(readSession, describeSession), answers(signOut, endOwnSession)])
