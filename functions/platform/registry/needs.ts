import { registry, releaseFiles, servingVersions } from '@forecourt/contracts/endpoints/platform'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers which releases of the remotes serve, and their files',
  errors: {
    costs:
      'pages load no code but their own: the next page is a new document, and a part on a page says that it failed',
    alarmThreshold: 20,
  },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [registry, releaseFiles, servingVersions] },
  tables: { config: ['get'], releases: ['read'] },
} as const satisfies FunctionNeeds
