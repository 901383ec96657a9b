import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: "Lays the shell's and a dealer's files where they are served from",
  errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
  memoryMb: 256,
  timeoutSeconds: 120,
  runs: { wired: 'deploy' },
  tables: {},
  adds: [
    { to: 'assets', under: 'assets/' },
    { to: 'media', under: 'pictures/tenants/' },
  ],
  readsStagingBucket: 'operators',
} as const satisfies FunctionNeeds
