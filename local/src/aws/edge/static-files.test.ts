import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readStatic, type StaticRoute } from './static-files.ts'

let routes: StaticRoute[]

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'static-'))
  const folder = join(root, 'remotes')
  await mkdir(join(folder, 'a/server'), { recursive: true })
  await writeFile(join(root, 'secret.js'), 'secret')
  await writeFile(join(folder, 'a/entry.js'), 'code')
  await writeFile(join(folder, 'a/server/entry.js'), 'server code')
  routes = [{ prefix: '/remotes/', folder, cache: 'immutable', hidden: /\/server\// }]
})

test('serves a file of the bucket with its type, to be kept for good', async () => {
  expect(await readStatic(routes, '/remotes/a/entry.js')).toEqual({
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    },
    body: Buffer.from('code'),
  })
})

test('leaves an address that no bucket owns to the origin', async () => {
  expect(await readStatic(routes, '/search/used-cars/')).toBeUndefined()
})

test('leaves what the bucket lacks to the origin where the distribution has it so', async () => {
  const [remotes] = routes
  const group = [{ ...(remotes as StaticRoute), elseOrigin: true }]
  for (const path of ['/remotes/a/missing.js', '/remotes/a', '/remotes/..%2fsecret.js'])
    expect(await readStatic(group, path)).toBeUndefined()
  expect(await readStatic(group, '/remotes/a/entry.js')).toMatchObject({ body: Buffer.from('code') })
})

test.each([
  '/remotes/a/missing.js',
  '/remotes/a',
  '/remotes/',
  '/remotes/../secret.js',
  '/remotes/..%2fsecret.js',
  '/remotes/%2e%2e/secret.js',
  '/remotes/a/server/entry.js',
  '/remotes/a/%73erver/entry.js',
  '/remotes/a/server%2Fentry.js',
  '/remotes/a/./server//entry.js',
  '/remotes/%',
])('lets nothing out at %s', async (path) => {
  expect(await readStatic(routes, path)).toBeNull()
})
