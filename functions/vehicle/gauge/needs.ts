import { autogauge } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: "Answers a vehicle's price against the market",
  errors: { costs: 'shoppers see no price gauge', alarmThreshold: 20 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [autogauge] },
  tables: { config: ['get'], limits: ['get', 'update'] },
  readsStockAsTenant: true,
  providers: ['market-value'],
} as const satisfies FunctionNeeds
