import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { listSessions, revokeSession, signOutEverywhere } from '@forecourt/contracts/endpoints/shoppers'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { describeSession, endAllSessions, endListedSession, endOwnSession, listOwnSessions } from './endpoint.ts'

export const handler = createApiHandler([
  answers(readSession, describeSession),
  answers(signOut, endOwnSession),
  answers(listSessions, listOwnSessions),
  answers(revokeSession, endListedSession),
  answers(signOutEverywhere, endAllSessions),
])
