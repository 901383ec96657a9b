import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Release } from '@forecourt/contracts/releases/release'
import { describe, expect, test, vi } from 'vitest'
import { testRelease } from '../testing/test-release.ts'
import { bucketFiles } from './bucket-files.ts'
import { folderFiles } from './folder-files.ts'
import type { ReleaseFiles } from './release-files.ts'

const files: Record<string, string> = {
  'remotes/search/1.0.0/page.css': '.a{}',
  'remotes/search/1.0.0/server/container.js': 'module.exports = {}',
  'remotes/search/1.0.0/server/chunks/page.js': 'module.exports = 1',
}
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const release: Release = testRelease({
  server: {
    entry: 'container.js',
    files: {
      'container.js': integrity('module.exports = {}'),
      'chunks/page.js': integrity('module.exports = 1'),
    },
  },
})

async function folder(): Promise<ReleaseFiles> {
  const root = await mkdtemp(join(tmpdir(), 'releases-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return folderFiles(root)
}

const read = async (key: string): Promise<Uint8Array> => {
  if (files[key] === undefined) throw new Error(`no ${key}`)
  return new TextEncoder().encode(files[key])
}
const bucket = async (): Promise<ReleaseFiles> => bucketFiles(read, await mkdtemp(join(tmpdir(), 'disk-')))

describe.each([
  ['folder', folder],
  ['bucket', bucket],
])('files in a %s', (_name, open) => {
  test('the server build is complete on disk', async () => {
    const path = await (await open()).serverFolder(release)
    expect(await readFile(join(path, 'chunks/page.js'), 'utf8')).toBe('module.exports = 1')
    expect((await readdir(path)).sort()).toEqual(['chunks', 'container.js'])
  })

  test('a file that is missing, or not the published one, is rejected', async () => {
    const store = await open()
    const missing = testRelease({ server: { entry: 'a.js', files: { 'a.js': integrity('') } } })
    await expect(store.serverFolder(missing)).rejects.toThrow()
    const changed = testRelease({ server: { entry: 'container.js', files: { 'container.js': integrity('other') } } })
    await expect(store.serverFolder(changed)).rejects.toThrow('container.js is not the published file')
  })

  test.each(['../../x.js', '/etc/passwd', 'a/../../x', ''])('the server file name %j is rejected', async (name) => {
    const store = await open()
    const hostile = testRelease({ server: { entry: name, files: { [name]: integrity('') } } })
    await expect(store.serverFolder(hostile)).rejects.toThrow('is not a file name')
  })

  test('a stylesheet is read by its address, and nothing outside the releases is', async () => {
    const store = await open()
    expect(await store.readText('/remotes/search/1.0.0/page.css')).toBe('.a{}')
    for (const url of [
      '/remotes/search/1.0.0/../../../etc/passwd',
      '/remotes/search/1.0.0/server/container.js',
      '/remotes/search/page.css/..',
      'remotes/search/1.0.0/page.css',
      '/assets/x.css',
      '/remotes/search/1.0.0/%2e%2e/x',
    ])
      await expect(store.readText(url)).rejects.toThrow('is not a file of a release')
  })
})

test('a build is downloaded from the bucket once, also by two concurrent requests', async () => {
  const spy = vi.fn(read)
  const store = bucketFiles(spy, await mkdtemp(join(tmpdir(), 'disk-')))
  const [first, second] = await Promise.all([store.serverFolder(release), store.serverFolder(release)])
  expect(first).toBe(second)
  const calls = spy.mock.calls.length
  await store.serverFolder(release)
  expect(spy).toHaveBeenCalledTimes(calls)
  expect(await readdir(dirname(first))).toEqual([basename(first)])
})

test('another build of the same version, as another stage has it, is not taken from the disk', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'disk-'))
  const path = await bucketFiles(read, disk).serverFolder(release)
  const other = testRelease({ server: { entry: 'container.js', files: { 'container.js': integrity('other') } } })
  const own = await bucketFiles(async () => new TextEncoder().encode('other'), disk).serverFolder(other)
  expect(own).not.toBe(path)
  expect(await readFile(join(own, 'container.js'), 'utf8')).toBe('other')
})
