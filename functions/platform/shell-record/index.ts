import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { recordStack } from './endpoint.ts'

/** Called once a deploy's shell, or a team's functions, serve. */
export const handler = createCustomResourceHandler('shell-record', recordStack)
