import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { copySiteFiles } from './endpoint.ts'

/** Copies the shell's browser files and a dealer's pictures on a deploy. */
export const handler = createCustomResourceHandler('site-files', (event) => copySiteFiles(event, s3Client()))
