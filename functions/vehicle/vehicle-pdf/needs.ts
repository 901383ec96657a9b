import { vehiclePdf } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Makes the PDF of a vehicle',
  errors: { costs: 'shoppers cannot save a vehicle as a PDF', alarmThreshold: 20 },
  // Photos are arithmetic: a whole processor.
  memoryMb: 1769,
  timeoutSeconds: 20,
  runs: { http: [vehiclePdf] },
  tables: { config: ['get'] },
  readsStockAsTenant: true,
  reads: [{ from: 'media', under: 'pictures/' }],
  makesPictures: true,
  maxConcurrency: { count: 20, protects: 'pages: a crawler that asks for every PDF must not take their processors' },
} as const satisfies FunctionNeeds
