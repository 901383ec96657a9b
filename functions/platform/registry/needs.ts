import { registry } from '@forecourt/contracts/endpoints/platform'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers which releases of the remotes serve',
  errors: { costs: 'open pages do not notice a new release; new pages are not affected', alarmThreshold: 20 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [registry] },
  tables: { config: ['get'], releases: ['read'] },
} as const satisfies FunctionNeeds
