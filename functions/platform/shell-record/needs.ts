import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Writes down what the shell of a platform that is deployed shares with remotes',
  errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
  memoryMb: 256,
  timeoutSeconds: 30,
  runs: { wired: 'deploy' },
  tables: { releases: ['put'] },
} as const satisfies FunctionNeeds
