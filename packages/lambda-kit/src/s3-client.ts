import { S3Client } from '@aws-sdk/client-s3'

/** A client that gives up soon; the SDK finds S3 in AWS_ENDPOINT_URL_S3, else in AWS itself. */
export const s3Client = (): S3Client =>
  new S3Client({
    // An emulator has no host name for each bucket.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 500, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
