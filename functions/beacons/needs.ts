import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'
import { beaconPath } from '@forecourt/contracts/releases/beacon-path'

export const needs = {
  purpose: 'Takes what browsers tell of releases on trial',
  errors: { costs: 'a release that fails in browsers only is not taken back by itself', alarmThreshold: 20 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { paths: [{ path: beaconPath, methods: ['POST'] }] },
  tables: { config: ['get'], releases: ['read'], trials: ['put'] },
} as const satisfies FunctionNeeds
