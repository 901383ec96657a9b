import { checkIfContactExists } from '@forecourt/contracts/endpoints/shoppers'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers a shopper whether the dealer knows their phone number',
  errors: { costs: 'forms ask shoppers for what the dealer knows already', alarmThreshold: 10 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [checkIfContactExists] },
  tables: { config: ['get'], sessions: ['get'], contacts: ['read'] },
} as const satisfies FunctionNeeds
