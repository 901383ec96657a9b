import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Builds the next index of the stock',
  errors: { noAlarmBecause: 'it runs only for a command or a deployment, which report what failed' },
  memoryMb: 1024,
  timeoutSeconds: 900,
  runs: { wired: 'deploy' },
  // The sites whose searches are compared before the next index serves; the list of sites and the build's lock are in the imports table.
  tables: { stock: ['read'], imports: ['read', 'put'], config: ['read'] },
  index: 'write',
} as const satisfies FunctionNeeds
