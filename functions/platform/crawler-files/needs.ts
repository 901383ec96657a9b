import type { PlatformNeeds } from '@forecourt/contracts/functions/needs'
import { feedPath } from '@forecourt/domain/crawlers/feed'

const methods = ['GET', 'HEAD'] as const

export const needs = {
  purpose: 'Answers what crawlers read: sitemaps, robots.txt, llms.txt, the feed of the blog, catalogues of the stock',
  errors: { costs: 'search engines and advertisers miss new vehicles and pages', alarmThreshold: 20 },
  memoryMb: 1024,
  timeoutSeconds: 25,
  runs: {
    paths: [
      { path: '/robots.txt', methods },
      { path: '/llms.txt', methods },
      { path: '/sitemap.xml', methods },
      { path: '/sitemaps/{file}', methods },
      { path: feedPath, methods },
      { path: '/catalogues/{file}', methods },
    ],
  },
  tables: { config: ['get'], content: ['get'], releases: ['read'] },
  readsStockAsTenant: true,
} as const satisfies PlatformNeeds
