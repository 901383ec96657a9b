import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Writes the configuration of a dealer whose stack is deployed',
  errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
  memoryMb: 256,
  timeoutSeconds: 30,
  runs: { wired: 'deploy' },
  tables: { config: ['put', 'delete'], imports: ['put', 'delete'] },
} as const satisfies FunctionNeeds
