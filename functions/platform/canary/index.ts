import { environment } from '@forecourt/lambda-kit/environment'
import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import * as z from 'zod/mini'
import { visitSite } from './endpoint.ts'

const settings = environment(z.object({ CANARY_SITE: z.url() }))

/** A schedule calls it. A rejection is the alarm: the site does not work for shoppers. */
export const handler = createJobHandler<unknown, void>({
  route: 'canary',
  work: async () => visitSite(settings().CANARY_SITE, fetch),
})
