import { S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { policySignature, signGet, signPost } from './sign-bucket-request.ts'

/** The keys and the day of AWS's own examples. */
const client = new S3Client({
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
})
const place = {
  client,
  url: 'https://examplebucket.s3.amazonaws.com',
  bucket: 'examplebucket',
  key: 'test.txt',
  now: new Date('2013-05-24T00:00:00Z'),
}

test('an address is signed as in AWS’s example of a presigned URL', async () => {
  const { searchParams, pathname } = new URL(await signGet({ ...place, seconds: 86_400 }))
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/test.txt',
    {
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    },
  ])
})

test('a form says what it may upload, to where, and until when', async () => {
  const { fields } = await signPost({ ...place, type: 'image/png', maxBytes: 5, seconds: 60 })
  const policy = JSON.parse(Buffer.from(fields.policy, 'base64').toString())
  expect(policy.expiration).toBe('2013-05-24T00:01:00.000Z')
  expect(policy.conditions).toEqual([
    { bucket: 'examplebucket' },
    { key: 'test.txt' },
    { 'Content-Type': 'image/png' },
    { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
    { 'x-amz-credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request' },
    { 'x-amz-date': '20130524T000000Z' },
    ['content-length-range', 1, 5],
  ])
})

test('a form is signed as in AWS’s example of a POST policy', async () => {
  const policy = [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ].join('\r\n')
  expect(await policySignature(client, Buffer.from(policy).toString('base64'), '20151229')).toBe(
    '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  )
})

test('a form of a function’s own, temporary credentials carries their token, and its policy asks for it', async () => {
  const sessionToken = 'a-token'
  const credentials = { ...(await client.config.credentials()), sessionToken }
  const temporary = new S3Client({ region: 'us-east-1', credentials })
  const { fields } = await signPost({ ...place, client: temporary, type: 'image/png', maxBytes: 5, seconds: 60 })
  expect(fields['x-amz-security-token']).toBe(sessionToken)
  const { conditions } = JSON.parse(Buffer.from(fields.policy, 'base64').toString())
  expect(conditions).toContainEqual({ 'x-amz-security-token': sessionToken })
  expect(fields['x-amz-signature']).toBe(await policySignature(temporary, fields.policy, '20130524'))
})
