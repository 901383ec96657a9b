import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Writes down what deployed stacks give to remotes: shared modules and endpoints',
  errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
  memoryMb: 256,
  timeoutSeconds: 30,
  runs: { wired: 'deploy' },
  tables: { releases: ['put'] },
} as const satisfies FunctionNeeds
