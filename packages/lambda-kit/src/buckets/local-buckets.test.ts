import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bucketFiles } from '../aws/bucket-files.ts'
import type { SignedPost } from '../aws/sign-bucket-request.ts'
import { startTestBuckets } from '../testing/test-buckets.ts'

let server: Awaited<ReturnType<typeof startTestBuckets>>
beforeAll(async () => {
  server = await startTestBuckets()
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url)
  vi.stubEnv('AWS_REGION', 'ap-southeast-2')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const uploads = bucketFiles('uploads')
const key = 'trade-in/northgate/a-lead/1'
const limits = { type: 'image/jpeg', maxBytes: 10, seconds: 600 }
const body = (text: string) => ({ bytes: Buffer.from(text), type: 'image/jpeg' })

async function post({ url, fields }: SignedPost, file: string, changes: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
  form.append('file', new Blob([file]))
  const response = await fetch(url, { method: 'POST', body: form })
  return { status: response.status, code: /<Code>(\w+)/.exec(await response.text())?.[1] }
}

test('a browser uploads what the policy allows, and nobody reads it without a signed address', async () => {
  expect(await post(await uploads.signUpload(key, limits), 'a photo')).toEqual({ status: 204, code: undefined })
  expect(Buffer.from((await uploads.read(key, 100)) ?? [])).toEqual(Buffer.from('a photo'))
  expect((await fetch(`${server.url}/uploads/${key}`)).status).toBe(403)
})

test.each([
  ['another key', { key: 'trade-in/harbourside/a-lead/1' }, 'a photo', 'AccessDenied'],
  ['another type', { 'Content-Type': 'text/html' }, 'a photo', 'AccessDenied'],
  ['a field that the policy does not name', { acl: 'public-read' }, 'a photo', 'AccessDenied'],
  ['too many bytes', {}, '12345678901', 'EntityTooLarge'],
  ['no bytes', {}, '', 'EntityTooSmall'],
  ['a changed policy', { policy: Buffer.from('{}').toString('base64') }, 'a photo', 'SignatureDoesNotMatch'],
])('%s is refused', async (_, changes, file, code) => {
  expect(await post(await uploads.signUpload(key, limits), file, changes)).toMatchObject({ code })
})

test('an upload for another bucket, or after its time, is refused', async () => {
  const signed = await uploads.signUpload(key, limits)
  expect(await post({ ...signed, url: `${server.url}/photos` }, 'a photo')).toMatchObject({ code: 'AccessDenied' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  expect(await post(signed, 'a photo')).toMatchObject({ code: 'AccessDenied' })
  vi.useRealTimers()
})

test('a file is read at a signed address until that expires, and at no other of the bucket', async () => {
  const photos = bucketFiles('photos')
  await photos.add(key, body('a picture'))
  const address = await photos.signRead(key, 60)
  expect(await (await fetch(address)).text()).toBe('a picture')
  expect((await fetch(address.replace('a-lead', 'b-lead'))).status).toBe(403)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect((await fetch(address)).status).toBe(403)
  vi.useRealTimers()
})

test('a removed file is gone, and one that is not there is removed already', async () => {
  await uploads.add(key, body('a photo'))
  await uploads.remove([key, 'trade-in/never/there/1'])
  expect(await uploads.read(key, 100)).toBeUndefined()
})

test('a file with more bytes than are read fails', async () => {
  await uploads.add(key, body('a photo'))
  await expect(uploads.read(key, 3)).rejects.toThrow('has 7 bytes')
})
