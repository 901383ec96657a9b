import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers one vehicle',
  errors: { costs: 'shoppers cannot open a vehicle', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [vehicle, vehicleById] },
  tables: { config: ['get'] },
  readsStockAsTenant: true,
} as const satisfies FunctionNeeds
