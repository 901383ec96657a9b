import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { writeShellRecord } from './endpoint.ts'

/** Called once a deploy's shell serves. */
export const handler = createCustomResourceHandler('shell-record', writeShellRecord)
