import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

/** A client that gives up soon; the SDK finds S3 in AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL, else in AWS itself. */
export const s3Client = (options: Pick<S3ClientConfig, 'credentials'> = {}): S3Client =>
  new S3Client({
    ...options,
    // An emulator has no host name for each bucket.
    forcePathStyle: (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL) !== undefined,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 500, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
