import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Renders pages',
  errors: { costs: 'dealers have no site', alarmThreshold: 3 },
  memoryMb: 1769,
  timeoutSeconds: 10,
  runs: { documents: true },
  tables: { config: ['get'], releases: ['read'], trials: ['put'], limits: ['get', 'update'], content: ['get'] },
  readsStockAsTenant: true,
  index: 'read',
  snapshots: 'read',
  secrets: ['sent-marks'],
  reads: [{ from: 'assets', under: 'remotes/' }],
} as const satisfies PlatformNeeds
