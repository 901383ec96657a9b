import { lenders } from '@forecourt/contracts/endpoints/finance'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers what lenders offer for a vehicle',
  errors: { costs: 'shoppers see no offers of lenders', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [lenders] },
  tables: { config: ['get'] },
  readsStockAsTenant: true,
} as const satisfies FunctionNeeds
