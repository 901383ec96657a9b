import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Release } from '@forecourt/contracts/releases/release'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { compile } from '../bundler/compile.ts'
import { sharedVersions } from '../bundler/shared-modules.ts'
import { defineRemote } from '../define-remote.ts'
import { RemoteFolderError } from '../remotes/remote-folder.ts'
import { type FixtureRemote, fixtureRemote } from '../testing/fixture-remote.ts'
import { digestOf } from './digest.ts'
import { integrityOf } from './integrity.ts'
import { publishRemote, type ReleaseStore, releaseOf } from './publish.ts'

let remote: FixtureRemote
let store: ReleaseStore & { releases: Release[] }

beforeEach(() => {
  remote = fixtureRemote()
  const releases: Release[] = []
  store = {
    releases,
    list: async () => releases,
    async record(release) {
      if (releases.some(({ version }) => version === release.version)) return false
      releases.unshift(release)
      return true
    },
  }
})
afterEach(() => remote.remove())

const publish = (version?: string) =>
  publishRemote({ folder: remote.folder, releasesDir: remote.releasesDir, store, version })
/**
 * Runs a script on Node itself, where `container` is the file's exports: the test runner would rewrite the build's own
 * imports.
 */
const inNode = (script: string) => (file: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const container = await import(${JSON.stringify(pathToFileURL(file).href)});${script}`,
    ],
    { encoding: 'utf8' },
  ).trim()
const filesOf = (version: string) => join(remote.releasesDir, 'remotes/greeting', version)

describe('[MF-2] publishing builds and writes one remote alone', () => {
  test('both builds are in the version folder, every file with its integrity, and each page with only its files', async () => {
    const { kind, release } = await publish()
    expect(kind).toBe('published')
    expect(release.version).toBe('1.0.0')
    expect(release.requires).toMatchObject({ react: expect.stringMatching(/^\^19\./), jotai: expect.any(String) })
    const base = '/remotes/greeting/1.0.0/'
    for (const [url, integrity] of Object.entries(release.integrity)) {
      expect(integrityOf(readFileSync(join(filesOf('1.0.0'), url.slice(base.length))))).toBe(integrity)
    }
    for (const [file, integrity] of Object.entries(release.server.files)) {
      expect(integrityOf(readFileSync(join(filesOf('1.0.0'), 'server', file)))).toBe(integrity)
    }
    expect(Object.keys(release.server.files)[0]).toBe(release.server.entry)
    const hello = release.preload['./hello']
    expect(hello?.js).toEqual([expect.stringMatching(/^\/remotes\/greeting\/1\.0\.0\/greeting-hello\.\w+\.js$/)])
    expect(hello?.css).toEqual([expect.stringMatching(/greeting-hello\.\w+\.css$/)])
    expect(readdirSync(remote.releasesDir)).toEqual(['remotes'])
    expect(readdirSync(join(remote.releasesDir, 'remotes/greeting'))).toEqual(['1.0.0'])
  })

  test('the server build renders its page with a host’s shared modules, and fails without them', async () => {
    const { release } = await publish()
    const file = join(filesOf('1.0.0'), 'server', release.server.entry)
    const offer = JSON.stringify(Object.entries(sharedVersions(remote.folder)))
    const give = inNode(`
      const page = { get: () => () => ({ definePage: (page) => page }), loaded: true, from: 'test' }
      await container.init(Object.fromEntries(${offer}.map(([name, version]) => [name, { [version]: page }])))
      console.log(Object.keys((await container.get('./hello'))().page).join())`)
    expect(give(file)).toBe('load,head,Page')
    const refuse = inNode(`
      await container.init({})
      await container.get('./hello').then((factory) => console.log('given', factory())).catch((error) => console.log(error.message))`)
    expect(refuse(file)).toMatch(/react/)
  })

  test('class names are equal in both builds, and differ between releases with different sheets', async () => {
    const classIn = (version: string, folder: string, ext: string) => {
      const at = join(filesOf(version), folder)
      const page = readdirSync(at).find((name) => name.startsWith('greeting-hello') && name.endsWith(ext)) ?? ''
      return readFileSync(join(at, page), 'utf8').match(/(?:\.|hello["']?:\s?["'])([A-Za-z]\w{5})\b/)?.[1]
    }
    await publish()
    remote.edit('src/hello.module.css', '--space-5', '--space-6')
    await publish()
    const first = classIn('1.0.0', '.', '.css')
    expect(first).toBeDefined()
    expect(first).toBe(classIn('1.0.0', '.', '.js'))
    expect(first).toBe(classIn('1.0.0', 'server', '.mjs'))
    expect(classIn('1.0.1', '.', '.css')).not.toBe(first)
    expect(
      readFileSync(
        join(filesOf('1.0.1'), store.releases[0]?.preload['./hello']?.css[0]?.split('/').pop() ?? ''),
        'utf8',
      ),
    ).toMatch(/^@layer remote\{/)
  })
})

describe('versions', () => {
  test('an equal build makes no second release, and a different one makes the next patch', async () => {
    await publish()
    expect(await publish()).toMatchObject({ kind: 'unchanged', release: { version: '1.0.0' } })
    remote.edit('src/hello-page.tsx', 'Hello', 'Goodbye')
    expect((await publish()).release.version).toBe('1.0.1')
    remote.edit('src/hello-page.tsx', 'Goodbye', 'Hello')
    expect(await publish()).toMatchObject({ kind: 'unchanged', release: { version: '1.0.0' } })
    expect(readdirSync(join(remote.releasesDir, 'remotes/greeting')).sort()).toEqual(['1.0.0', '1.0.1'])
  })

  test('two builds of the same sources, in different folders, are the same release', async () => {
    const other = fixtureRemote()
    onTestFinished(() => other.remove())
    const tempDirs = [remote, other].map(({ folder }) => join(folder, 'dist'))
    await Promise.all([remote, other].map(({ folder }) => compile(defineRemote(folder))))
    const [first, second] = [remote, other].map(({ folder }, at) =>
      releaseOf(folder, { version: `1.0.${at}`, tempDir: tempDirs[at] ?? '' }),
    )
    expect(second?.digest).toBe(first?.digest)
    expect(second?.version).not.toBe(first?.version)
  })

  describe('an edit in a shared package', () => {
    /** A package of ours that only this remote depends on. */
    function addSharedPackage(): (file: string, text: string) => void {
      const folder = join(remote.folder, 'node_modules/@forecourt/words')
      const write = (file: string, text: string) => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, file), text)
      }
      write(
        'package.json',
        JSON.stringify({
          name: '@forecourt/words',
          version: '1.0.0',
          type: 'module',
          sideEffects: false,
          exports: { './*': './*.js' },
        }),
      )
      write('used.js', "export const used = 'used words'")
      write('unused.js', "export const unused = 'unused words'")
      remote.edit(
        'package.json',
        '"@forecourt/shell-api": "*",',
        '"@forecourt/shell-api": "*", "@forecourt/words": "*",',
      )
      remote.edit('src/hello-page.tsx', 'Hello', 'Hello {used}')
      const page = join(remote.folder, 'src/hello-page.tsx')
      writeFileSync(page, `import { used } from '@forecourt/words/used'\n${readFileSync(page, 'utf8')}`)
      return write
    }

    test('[MF-2] that does not reach the build makes no second release, and the same version deploys again', async () => {
      const write = addSharedPackage()
      const { release } = await publish('1.4.0')
      const sources = digestOf(remote.folder)
      write('unused.js', "export const unused = 'other words'")
      write('used.js', "// A comment.\nexport const used = 'used words'")
      expect(digestOf(remote.folder)).not.toBe(sources)
      expect(await publish('1.4.0')).toEqual({ kind: 'unchanged', release })
      expect(await publish()).toEqual({ kind: 'unchanged', release })
      expect(readdirSync(join(remote.releasesDir, 'remotes/greeting'))).toEqual(['1.4.0'])
    })

    test('[MF-2] that reaches the build makes another release, and the same version is rejected', async () => {
      const write = addSharedPackage()
      const { release } = await publish('1.4.0')
      write('used.js', "export const used = 'other words'")
      await expect(publish('1.4.0')).rejects.toThrow('greeting 1.4.0 is already published')
      const next = await publish()
      expect(next).toMatchObject({ kind: 'published', release: { version: '1.4.1' } })
      expect(next.release.digest).not.toBe(release.digest)
    })
  })

  test('what a remote declares is part of its release', async () => {
    const { release } = await publish()
    remote.edit('remote.json', '"title": "Greeting",', '"title": "Greetings",')
    const next = await publish()
    expect(next.kind).toBe('published')
    expect(next.release.digest).not.toBe(release.digest)
  })

  test('tests and notes change no digest of sources; sources, the manifest and packages do', () => {
    const before = digestOf(remote.folder)
    writeFileSync(join(remote.folder, 'README.md'), 'Notes')
    writeFileSync(join(remote.folder, 'src/hello.test.ts'), 'test()')
    expect(digestOf(remote.folder)).toBe(before)
    remote.edit('remote.json', 'Greeting', 'Greetings')
    const after = digestOf(remote.folder)
    expect(after).not.toBe(before)
    remote.edit(
      'package.json',
      '"@forecourt/shell-api": "*",',
      '"@forecourt/shell-api": "*", "@forecourt/domain": "*",',
    )
    expect(digestOf(remote.folder)).not.toBe(after)
  })

  test('a published version is never written again', async () => {
    const { release } = await publish('2.0.0')
    remote.edit('src/hello-page.tsx', 'Hello', 'Goodbye')
    await expect(publish('2.0.0')).rejects.toThrow('greeting 2.0.0 is already published')
    const [url = '', integrity] = Object.entries(release.integrity)[0] ?? []
    expect(integrityOf(readFileSync(join(remote.releasesDir, url)))).toBe(integrity)
    expect((await publish()).release.version).toBe('2.0.1')
  })

  test('a named version is published, even if another has an equal build, once', async () => {
    const first = await publish()
    const named = await publish('2.0.0')
    expect(named).toMatchObject({ kind: 'published', release: { version: '2.0.0', digest: first.release.digest } })
    expect(await publish('2.0.0')).toEqual({ kind: 'unchanged', release: named.release })
    expect(await publish('1.0.0')).toEqual({ kind: 'unchanged', release: first.release })
    expect(await publish()).toEqual({ kind: 'unchanged', release: named.release })
  })

  test('of two concurrent publishes of one version, one becomes the release, and the other is rejected', async () => {
    const other = fixtureRemote()
    other.edit('src/hello-page.tsx', 'Hello', 'Goodbye')
    const publishes = await Promise.allSettled(
      [remote, other].map(({ folder }) =>
        publishRemote({ folder, releasesDir: remote.releasesDir, store, version: '2.0.0' }),
      ),
    )
    other.remove()
    expect(publishes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(store.releases).toHaveLength(1)
    for (const [url, integrity] of Object.entries(store.releases[0]?.integrity ?? {}))
      expect(integrityOf(readFileSync(join(remote.releasesDir, url)))).toBe(integrity)
  })

  test('two concurrent publishes without a version get different versions', async () => {
    const other = fixtureRemote()
    other.edit('src/hello-page.tsx', 'Hello', 'Goodbye')
    const publishes = await Promise.all(
      [remote, other].map(({ folder }) => publishRemote({ folder, releasesDir: remote.releasesDir, store })),
    )
    other.remove()
    expect(publishes.map(({ release }) => release.version).sort()).toEqual(['1.0.0', '1.0.1'])
    expect(store.releases).toHaveLength(2)
  })

  test('a version that was recorded elsewhere keeps no files of a rejected publish', async () => {
    vi.spyOn(store, 'record').mockResolvedValueOnce(false)
    await expect(publish('2.0.0')).rejects.toThrow('Choose another version.')
    expect(existsSync(filesOf('2.0.0'))).toBe(false)
  })

  test('an invalid version is rejected before anything is built', async () => {
    await expect(publish('two')).rejects.toThrow('two is not a version. Write it like 1.4.0')
    await expect(publish('01.0.0')).rejects.toThrow('01.0.0 is not a version. Write it like 1.4.0')
    expect(existsSync(remote.releasesDir)).toBe(false)
  })
})

describe('a failed publish leaves no release', () => {
  test('a source that does not build is reported in the bundler’s words', async () => {
    remote.edit('src/wave.tsx', './hello.module.css', './gone.module.css')
    await expect(publish()).rejects.toThrow('gone.module.css')
    expect(store.releases).toEqual([])
    expect(readdirSync(join(remote.releasesDir, 'remotes/greeting'))).toEqual([])
  })

  test('a source that changes during its build makes no release, whichever version of it was built', async () => {
    const remotes = join(remote.releasesDir, 'remotes/greeting')
    mkdirSync(remotes, { recursive: true })
    // The folder of the build is created between its two reads of the sources; polling for it would sometimes be too
    // late.
    const watcher = watch(remotes, () => {
      watcher.close()
      remote.edit('src/hello-page.tsx', 'Hello', 'Goodbye')
    })
    await expect(publish()).rejects.toThrow('A source of greeting changed while it was built')
    expect(store.releases).toEqual([])
    expect(readdirSync(remotes)).toEqual([])
    expect((await publish()).release.version).toBe('1.0.0')
  })

  test('the next publish removes a killed publish’s files, unless it may still run', async () => {
    const remotes = join(remote.releasesDir, 'remotes/greeting')
    for (const name of ['.publishing-killed', '.publishing-beside']) {
      mkdirSync(join(remotes, name), { recursive: true })
      writeFileSync(join(remotes, name, 'a.js'), '')
    }
    const twoHoursAgo = Date.now() / 1000 - 7200
    utimesSync(join(remotes, '.publishing-killed'), twoHoursAgo, twoHoursAgo)
    await publish()
    expect(readdirSync(remotes).sort()).toEqual(['.publishing-beside', '1.0.0'])
  })

  test('a publish killed before its record has used its version, and the next one takes the next', async () => {
    vi.spyOn(store, 'record').mockRejectedValueOnce(new Error('killed'))
    await expect(publish()).rejects.toThrow('killed')
    expect(store.releases).toEqual([])
    await expect(publish('1.0.0')).rejects.toThrow('has used it up')
    expect((await publish()).release.version).toBe('1.0.1')
  })

  test('a plain stylesheet is rejected: a remote styles only itself', async () => {
    writeFileSync(join(remote.folder, 'src/global.css'), 'body { color: red }')
    remote.edit(
      'src/wave.tsx',
      "import styles from './hello.module.css'",
      "import './global.css'\nimport styles from './hello.module.css'",
    )
    await expect(publish()).rejects.toThrow('name the file x.module.css')
  })

  test.each([
    ['remote.json', '"./hello": "./src/hello-page.tsx",', '', '"./hello" is used but not among exposes'],
    ['remote.json', '"name": "greeting",', '"name": "Greeting!",', 'remote.json is not valid'],
    ['remote.json', '"title": "Greeting",', '"title": ', 'remote.json is not JSON'],
    ['package.json', '"version": "1.0.0",', '"version": "one",', 'package.json is not valid'],
  ])('%s with %j in place of %j is rejected', async (file, from, to, message) => {
    remote.edit(file, from, to)
    await expect(publish()).rejects.toThrow(RemoteFolderError)
    await expect(publish()).rejects.toThrow(message)
  })
})
