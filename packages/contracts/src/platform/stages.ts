/** Where the platform may be deployed; `local` is a cloud on one machine. How they differ is in infra/config/stages.ts. */
export const stageNames = ['local', 'dev', 'staging', 'prod'] as const
export type StageName = (typeof stageNames)[number]

/** The region of everything but the edge. */
export const homeRegion = 'ap-southeast-2'
