import { environment } from '@forecourt/lambda-kit/environment'
import * as z from 'zod/mini'
import { visitSite } from './endpoint.ts'

const settings = environment(z.object({ CANARY_SITE: z.url() }))

/** A schedule calls it. A rejection is the alarm: the site does not work for shoppers. */
export const handler = (): Promise<void> => visitSite(settings().CANARY_SITE, fetch)
