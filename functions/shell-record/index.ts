import { customResource } from '@forecourt/lambda-kit/custom-resource'
import { shellRecord } from './endpoint.ts'

/** The shell of a platform serves from now on. */
export const handler = customResource('shell-record', shellRecord)
