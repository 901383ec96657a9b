import { checkRateLimit } from '@forecourt/contracts/endpoints/shoppers'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers whether a code may be sent to a phone number now',
  errors: { costs: 'shoppers cannot ask for a code', alarmThreshold: 3 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [checkRateLimit] },
  tables: { config: ['get'], limits: ['get', 'update'] },
  secrets: ['shopper-keys'],
} as const satisfies FunctionNeeds
