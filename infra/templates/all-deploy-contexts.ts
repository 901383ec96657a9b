import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stageNames } from '@forecourt/contracts/platform/stages'
import { listTenants } from '@forecourt/tenants'
import { App } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import * as z from 'zod/mini'
import { addStacks } from '../app/add-stacks.ts'
import { knownRemotes, type RemoteChoice } from '../bundling/build-remote.ts'
import type { Functions } from '../config/function-routes.ts'

type Context = Record<string, string>

/** Every kind of deploy, on each stage: everything, with and without an index, dealers, remotes, teams. */
export const allDeployContexts: Context[] = [
  ...stageNames.map((stage) => ({ stage })),
  { stage: 'dev', search: 'r7g.large.search:4:100', alarms: 'a@b.example', canary: 'https://www.northgate.example' },
  { stage: 'local', search: 'http://127.0.0.1:9200' },
  ...stageNames.flatMap((stage) => [
    ...listTenants().map((tenant) => ({ stage, tenant })),
    ...knownRemotes().map((remote) => ({ stage, remote })),
    // Other teams' stacks are the same as among everything.
    { stage, team: 'finance' },
  ]),
]

/** In the place of those of the checkout. */
type Declared = { functions?: Functions | undefined; remotes?: readonly string[] | undefined }
type Synthesis = Declared & { context: Context; outdir: string }

const flagsSchema = z.object({ context: z.record(z.string(), z.unknown()) })

/** The assembly of a deploy as `npx cdk synth` makes it, with placeholders for what is bundled and built. */
export async function synthesizeDeploy({ context, outdir, ...declared }: Synthesis): Promise<CloudAssembly> {
  const cdkFile = new URL('../../cdk.json', import.meta.url)
  const flags = flagsSchema.parse(JSON.parse(readFileSync(cdkFile, 'utf8'))).context
  return (await addDeployStacks(new App({ outdir, context: { ...flags, ...context } }), declared)).synth()
}

/** Adds a deploy's stacks to an app, with placeholders for what is bundled and built: a template is the same whatever the code. */
export async function addDeployStacks(app: App, declared: Declared = {}): Promise<App> {
  const folder = join(app.outdir, 'placeholders')
  const file = (path: string, text: string): string => {
    const whole = join(folder, path)
    mkdirSync(join(whole, '..'), { recursive: true })
    writeFileSync(whole, text)
    return whole
  }
  const shell = { files: { 'assets/main.js': file('main.js', 'shell') }, shares: { react: '19.3.0' } }
  await addStacks(app, {
    ...declared,
    bundle: () => ({ code: () => Code.fromInline('export const x = 1') }),
    buildShell: async () => shell,
    async buildRemote({ name, version }: RemoteChoice) {
      file(`remotes/${name}/${version}/page.js`, name)
      return { release: { name, version }, filesFolder: folder, recordFile: file(`${name}.json`, '{}') }
    },
  })
  return app
}
