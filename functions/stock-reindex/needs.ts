import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Builds the next index of the stock',
  errors: { noAlarmBecause: 'it runs only for a command or a deployment, which tell what failed' },
  memoryMb: 1024,
  timeoutSeconds: 900,
  runs: { wired: 'deploy' },
  // The sites whose searches are compared before the next index serves; which there are, and who builds, stands beside the imports.
  tables: { stock: ['read'], imports: ['read', 'put'], config: ['read'] },
  index: 'write',
} as const satisfies FunctionNeeds
