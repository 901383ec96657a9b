import { CopyObjectCommand } from '@aws-sdk/client-s3'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { copySiteFiles } from './endpoint.ts'

const send = vi.fn()
beforeEach(() => void send.mockReset().mockResolvedValue({}))

const event = (stack: string, Files: Record<string, string>, type: 'Create' | 'Delete' = 'Create') =>
  customResourceEvent({ type, stack, id: 'files', properties: { From: 'deploys', To: 'assets', Files } })

const copied = () => send.mock.calls.map(([command]) => (command as CopyObjectCommand).input)

test("the shell's files are laid under assets/, with their type, to be kept for good", async () => {
  await copySiteFiles(event('forecourt-dev-platform', { 'assets/main.1a2b.js': 'abc.js' }), { send })
  expect(send.mock.calls[0]?.[0]).toBeInstanceOf(CopyObjectCommand)
  expect(copied()).toEqual([
    expect.objectContaining({
      Bucket: 'assets',
      Key: 'assets/main.1a2b.js',
      CopySource: 'deploys/abc.js',
      ContentType: 'text/javascript; charset=utf-8',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  ])
})

test.each([
  ["another tenant's folder", 'forecourt-dev-tenant-north', 'pictures/tenants/south/hero.avif'],
  ['a tenant whose name begins with its own', 'forecourt-dev-tenant-north', 'pictures/tenants/north-shore/hero.avif'],
  ["the shell's folder", 'forecourt-dev-tenant-north', 'assets/main.js'],
  ['a way out of its folder', 'forecourt-dev-tenant-north', 'pictures/tenants/north/../south/hero.avif'],
  ["a remote's folder", 'forecourt-dev-platform', 'remotes/search/1.0.0/page.js'],
])('[TN-10] files for %s are refused before any is copied', async (_what, stack, key) => {
  const own = stack.endsWith('platform') ? 'assets/a.js' : 'pictures/tenants/north/a.avif'
  await expect(copySiteFiles(event(stack, { [own]: 'a', [key]: 'b' }), { send })).rejects.toThrow(`and not ${key}`)
  expect(send).not.toHaveBeenCalled()
})

test("[TN-10] a stack that is no platform's and no tenant's lays no files", async () => {
  await expect(copySiteFiles(event('somebody-elses', { 'assets/a.js': 'a' }), { send })).rejects.toThrow(
    'The stack somebody-elses has no files of a site.',
  )
})

test('files stay when their stack goes, since pages are open with them', async () => {
  expect(await copySiteFiles(event('forecourt-dev-platform', {}, 'Delete'), { send })).toBe('files')
  expect(send).not.toHaveBeenCalled()
})
