import { deliveryPrice } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers what delivery costs to a postcode',
  errors: { costs: 'shoppers get no estimate of delivery', alarmThreshold: 20 },
  memoryMb: 256,
  timeoutSeconds: 10,
  runs: { http: [deliveryPrice] },
  tables: { config: ['get'] },
} as const satisfies FunctionNeeds
