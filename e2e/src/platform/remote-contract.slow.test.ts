import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sharedRanges, sharedVersions } from '@forecourt/build/bundler/shared-modules'
import { containerFile } from '@forecourt/build/define-remote'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { unmetRanges, unmetRequirements } from '@forecourt/build/shell/shell-contract'
import { shellApi as shellApiName, shellSurfaces } from '@forecourt/build/shell/shell-surface'
import * as shellApi from '@forecourt/shell-api'
import * as jotai from 'jotai'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildRemote } from '../page-harness/build-pages.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The modules of every shell beside its own API. */
const libraries: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
}

/** The shell APIs that a remote says it runs with, of those this checkout knows, the oldest first. */
function supportedVersions(folder: string): string[] {
  const { [shellApiName]: range = '*' } = sharedRanges(folder)
  const known = shellSurfaces(folder).map(({ version }) => version)
  return known.filter((version) => unmetRanges({ [shellApiName]: range }, { [shellApiName]: version }).length === 0)
}

/** An older shell API: later exports throw with their name. */
function shellApiAt(folder: string, version: string): unknown {
  const names = shellSurfaces(folder).find((surface) => surface.version === version)?.names ?? []
  return new Proxy(shellApi, {
    get(target, name) {
      if (typeof name === 'string' && name in target && !names.includes(name))
        throw new Error(`${name} is not in the shell API ${version}.`)
      return Reflect.get(target, name)
    },
  })
}

const shared = (version: string, module: unknown) => ({
  [version]: { get: () => () => module, loaded: true, from: 'shell', eager: true },
})

/** Loads every expose of a server build in the share scope of a shell with that shell API. */
async function loadInShell(file: string, folder: string, version: string): Promise<Record<string, unknown>> {
  const offer = { ...sharedVersions(folder), [shellApiName]: version }
  const scope = Object.fromEntries(
    Object.entries(offer).map(([name, has]) => [name, shared(has, libraries[name] ?? shellApiAt(folder, version))]),
  )
  const container = await import(/* @vite-ignore */ file)
  await container.init(scope)
  const exposes = Object.keys(readRemoteFolder(folder).manifest.exposes)
  const loaded = exposes.map(async (expose) => [expose, (await container.get(expose))()])
  return Object.fromEntries(await Promise.all(loaded))
}

describe.each(remoteFolders(root))('[MF-2] $name', ({ name, folder }) => {
  let outDir: string
  beforeAll(async () => {
    outDir = await buildRemote(name, 'production')
  })

  test.each([
    ['oldest', 0],
    ['newest', -1],
  ] as const)('runs on the %s shell that it supports', async (which, index) => {
    const version = supportedVersions(folder).at(index) ?? ''
    expect(unmetRequirements(folder, { ...sharedVersions(folder), [shellApiName]: version })).toEqual([])
    // A container is initialised once, so each shell has its own.
    const file = `${pathToFileURL(join(outDir, 'server', containerFile.server)).href}?shell=${which}`
    const loaded = await loadInShell(file, folder, version)
    const { pages, parts } = readRemoteFolder(folder).manifest
    for (const { expose } of pages)
      expect(loaded[expose]).toMatchObject({
        page: { load: expect.any(Function), head: expect.any(Function), Page: expect.anything() },
      })
    // A part of the document's frame is HTML of the server, and no component of a page.
    for (const { expose } of parts)
      expect(Object(loaded[expose]).frame ?? loaded[expose]).toMatchObject(
        'frame' in Object(loaded[expose]) ? { Frame: expect.anything() } : { Part: expect.anything() },
      )
  })
})
