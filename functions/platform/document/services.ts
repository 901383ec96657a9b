import { contentVersion } from '@forecourt/content/store/site-content'
import type { DocumentServices } from '@forecourt/contracts/document'
import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { Registry } from '@forecourt/contracts/releases/release'
import { bucketUrl } from '@forecourt/lambda-kit/aws/bucket-url'
import { environment } from '@forecourt/lambda-kit/environment'
import type { SiteRequest } from '@forecourt/lambda-kit/http/http-handler'
import { logError } from '@forecourt/lambda-kit/observability/log'
import * as z from 'zod/mini'
import { answerTo } from './load-answers.ts'
import type { PageOutcomes } from './page-outcomes.ts'
import { loadRemote, readStyle } from './remote-files.ts'

const originsSchema = z.record(z.string(), z.string())
const settings = environment(
  z.object({
    /** Of one machine alone. */
    PROVIDER_ORIGINS: z._default(z.string(), '{}'),
    UPLOADS_BUCKET: z.optional(z.string()),
  }),
)

function uploadsOrigin(): string | undefined {
  const { UPLOADS_BUCKET: bucket } = settings()
  return bucket === undefined ? undefined : new URL(bucketUrl(bucket)).origin
}

export function documentServices({ site }: SiteRequest, registry: Registry, outcomes: PageOutcomes): DocumentServices {
  return {
    site,
    registry,
    providerOrigins: originsSchema.parse(JSON.parse(settings().PROVIDER_ORIGINS)),
    uploadsOrigin: uploadsOrigin(),
    async call(endpoint, params, query = '') {
      const answer = await answerTo(endpoint)
      if (!answer) throw new Error(`${routeOf(endpoint)} cannot be called while a page loads.`)
      return answer.load({ site, params, query })
    },
    contentVersion: () => contentVersion(site),
    loadRemote,
    readStyle,
    recordPageOutcome: outcomes.record,
    logError: (message, error, release) => logError(message, error, release === undefined ? {} : { release }),
  }
}
