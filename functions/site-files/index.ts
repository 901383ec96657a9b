import { customResource } from '@forecourt/lambda-kit/custom-resource'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import { siteFiles } from './endpoint.ts'

/** The shell's browser files, and a dealer's pictures, as a deploy brings them. */
export const handler = customResource('site-files', (event) => siteFiles(event, s3Client()))
