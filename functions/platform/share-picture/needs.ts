import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Draws the picture that is shown where a page is shared',
  errors: { costs: 'shared pages show without a picture', alarmThreshold: 20 },
  // CPU-bound, one picture at a time: a whole processor.
  memoryMb: 1769,
  timeoutSeconds: 15,
  runs: { paths: [{ path: '/og/{page+}', methods: ['GET', 'HEAD'] }] },
  tables: { config: ['get'], content: ['get'] },
  readsStockAsTenant: true,
  reads: [{ from: 'media', under: 'pictures/' }],
  makesPictures: true,
  maxConcurrency: {
    count: 20,
    protects: 'pages: crawlers that ask for a thousand pictures must not take their processors',
  },
} as const satisfies PlatformNeeds
