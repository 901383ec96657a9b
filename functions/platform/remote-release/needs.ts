import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: "Publishes a remote whose stack is deployed, with its squad's rights",
  errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
  memoryMb: 512,
  timeoutSeconds: 120,
  runs: { wired: 'deploy' },
  // Reads the shell's shared modules. It writes as the squad.
  tables: { releases: ['read'] },
  readsStagingBucket: 'squads',
} as const satisfies FunctionNeeds
