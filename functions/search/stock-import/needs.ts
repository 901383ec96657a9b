import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Imports a feed that was dropped into the feeds bucket',
  errors: { costs: "a dealer sells from yesterday's stock", alarmThreshold: 1 },
  memoryMb: 1024,
  timeoutSeconds: 900,
  runs: { wired: 'bucket' },
  tables: { stock: ['read', 'put'], imports: ['read', 'put'] },
  reads: [{ from: 'feeds', under: 'feeds/' }],
  maxConcurrency: {
    count: 20,
    protects: 'the stock table and its index: all dealers drop their feeds at the same hour',
  },
} as const satisfies FunctionNeeds
