import * as z from 'zod/mini'
import { homeRegion, type StageName } from './stages.ts'

/** Where in SSM the stacks of a stage say what AWS calls their things: a parameter each. */
export const namesPath = (stage: StageName): string => `/forecourt/${stage}/names`

/** The names of a stage's resources, for commands. Each stack writes its own: data, platform, and those of teams. */
export const platformNamesSchema = z.object({
  /** The API's id. */
  api: z.string(),
  /** Those of the deployed release, which may have others than these sources. */
  tables: z.record(z.string(), z.string()),
  buckets: z.object({
    assets: z.string(),
    media: z.string(),
    feeds: z.string(),
    uploads: z.string(),
    photos: z.string(),
  }),
  /** The URLs of the dead-letter queues, by their alarms. */
  deadLetters: z.record(z.string(), z.string()),
  /** The one index of the stock; null where each process has its own. */
  index: z._default(
    z.nullable(
      z.object({
        /** The URL of the queue of changes that are not indexed yet. */
        changes: z.string(),
        /** The function that forwards the stock's stream to the queue. */
        forwards: z.string(),
        /** The function that rebuilds it. */
        reindex: z.string(),
        /** Its domain; null outside AWS. */
        domain: z.nullable(z.string()),
      }),
    ),
    null,
  ),
  originSecret: z.string(),
  /** The stacks that say this, by what their names have after the stage's: `data`, `finance`. */
  stacks: z._default(z.array(z.string()), []),
})
export type PlatformNames = z.infer<typeof platformNamesSchema>

export const tenantStackName = (stage: StageName, slug: string): string => `forecourt-${stage}-tenant-${slug}`

/** What takes a dealer's site off the air where its folder is gone: the CDK destroys only what it can make. */
export const removeTenantStackCommand = (stage: StageName, slug: string): string =>
  `aws cloudformation delete-stack --stack-name ${tenantStackName(stage, slug)} --region ${homeRegion}`
