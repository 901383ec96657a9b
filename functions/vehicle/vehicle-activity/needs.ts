import { revealPhone, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Counts views of vehicles and revealed phone numbers',
  errors: { costs: 'views and calls are not counted', alarmThreshold: 20 },
  memoryMb: 256,
  timeoutSeconds: 10,
  runs: { http: [viewCount, revealPhone] },
  tables: { config: ['get'], activity: ['get', 'put', 'update'], limits: ['get', 'update'] },
  secrets: ['visitor-marks'],
  readsStockAsTenant: true,
} as const satisfies FunctionNeeds
