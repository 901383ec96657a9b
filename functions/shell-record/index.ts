import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { writeShellRecord } from './endpoint.ts'

/** The shell of a platform serves from now on. */
export const handler = createCustomResourceHandler('shell-record', writeShellRecord)
