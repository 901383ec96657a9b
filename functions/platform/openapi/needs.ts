import { openapi } from '@forecourt/contracts/endpoints/platform'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers the OpenAPI document of all endpoints',
  errors: { noAlarmBecause: 'no page reads it' },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [openapi] },
  tables: { config: ['get'] },
} as const satisfies FunctionNeeds
