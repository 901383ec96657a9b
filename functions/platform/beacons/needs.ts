import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'
import { beaconPath } from '@forecourt/contracts/releases/beacon-path'

export const needs = {
  purpose: 'Counts how releases on trial fare in browsers',
  errors: { costs: 'a release that fails only in browsers is not rolled back automatically', alarmThreshold: 20 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { paths: [{ path: beaconPath, methods: ['POST'] }] },
  tables: { config: ['get'], releases: ['read'], trials: ['put'], limits: ['get', 'update'] },
} as const satisfies PlatformNeeds
