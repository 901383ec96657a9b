import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Makes a picture in a width and a format, once',
  errors: { costs: 'shoppers see drawings in place of photos that are not rendered yet', alarmThreshold: 20 },
  // CPU-bound, one picture at a time: a whole processor.
  memoryMb: 1769,
  timeoutSeconds: 15,
  runs: { paths: [{ path: '/media/{rendition+}', methods: ['GET', 'HEAD'] }] },
  tables: {},
  reads: [{ from: 'media', under: 'pictures/' }],
  adds: [{ to: 'media', under: 'media/' }],
  makesPictures: true,
  maxConcurrency: { count: 100, protects: 'pages: a thousand new photos at once must not take their processors' },
} as const satisfies PlatformNeeds
