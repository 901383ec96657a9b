/** Where browsers and functions reach a bucket: on AWS at a host of its own, else below the address of the local S3. */
export function bucketUrl(bucket: string): string {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION } = process.env
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL
  return endpoint === undefined
    ? `https://${bucket}.s3.${AWS_REGION}.amazonaws.com`
    : new URL(bucket, `${endpoint}/`).href
}
