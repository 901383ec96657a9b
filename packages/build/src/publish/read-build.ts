import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@forecourt/contracts/releases/release'
import * as z from 'zod/mini'
import { containerFile } from '../define-remote.ts'
import { calledEndpoints } from './called-endpoints.ts'
import { integrityOf } from './integrity.ts'

const assets = z.object({ sync: z.array(z.string()) })
const federationManifestSchema = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
})

const notServed = /^mf-(manifest|stats)\.json$/
const files = (folder: string): string[] => readdirSync(folder).filter((file) => !notServed.test(file))

const integrities = (folder: string, addressOf: (file: string) => string): Record<string, string> =>
  Object.fromEntries(files(folder).map((file) => [addressOf(file), integrityOf(readFileSync(join(folder, file)))]))

/** The chunk in which a remote keeps the rows that it calls: `import(/* webpackChunkName: "endpoints" *\/ …)`. */
const endpointsFile = /^endpoints\.[0-9a-f]+\.js$/

type Built = Pick<Release, 'entry' | 'preload' | 'endpoints' | 'calls' | 'integrity' | 'server'>

/** The part of a release that its two builds say: what to load for each expose, what it calls, and the integrity of every file. */
export function readBuild(outDir: string, base: string): Built {
  const browser = join(outDir, 'browser')
  const manifest = federationManifestSchema.parse(JSON.parse(readFileSync(join(browser, 'mf-manifest.json'), 'utf8')))
  const addresses = (names: string[]) => names.map((name) => base + name)
  const server = integrities(join(outDir, 'server'), (file) => file)
  const entry = containerFile.server
  const scripts = files(browser).filter((file) => file.endsWith('.js'))
  const endpoints = scripts.find((file) => endpointsFile.test(file))
  return {
    entry: base + containerFile.browser,
    preload: Object.fromEntries(
      manifest.exposes.map(({ path, assets: { js, css } }) => [
        path,
        { js: addresses(js.sync), css: addresses(css.sync) },
      ]),
    ),
    ...(endpoints && { endpoints: base + endpoints }),
    calls: calledEndpoints(scripts.map((file) => readFileSync(join(browser, file), 'utf8'))),
    integrity: integrities(browser, (file) => base + file),
    server: { entry, files: { [entry]: server[entry] ?? '', ...server } },
  }
}
