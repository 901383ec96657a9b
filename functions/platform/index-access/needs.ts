import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Says to the index who may read and write it',
  errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
  memoryMb: 256,
  timeoutSeconds: 60,
  runs: { wired: 'deploy' },
  tables: {},
  index: 'own',
} as const satisfies FunctionNeeds
