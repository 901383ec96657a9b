import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Visits a site as a shopper does',
  errors: { costs: 'what a shopper does does not work, whatever every other alarm says', alarmThreshold: 2 },
  memoryMb: 256,
  timeoutSeconds: 45,
  runs: { every: { minutes: 1, description: 'Visits a site, once there is one to visit' } },
  tables: {},
} as const satisfies FunctionNeeds
