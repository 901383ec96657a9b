import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from '@forecourt/build/bundler/compile'
import { defineShell } from '@forecourt/build/define-shell'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { listStock } from '@forecourt/stock/site-queries/site-queries'
import * as z from 'zod/mini'
import { functionRequests } from '../functions/function-requests.ts'
import { functionsEnvironment } from '../functions/functions-environment.ts'
import type { Bench, Goal, Measured } from '../runner/bench.ts'
import { median } from '../runner/statistics.ts'
import type { Setup } from '../setup/setup.ts'
import type { DocumentSteps } from './document-with-steps.tsx'

const root = join(import.meta.dirname, '../../..')

const shellSchema = z.object({
  stepsOfLatest: z.custom<() => Promise<DocumentSteps>>((value) => typeof value === 'function', 'a function'),
})

/** Builds the shell with `document-with-steps.tsx` as its server build, and has the document function use it. */
async function buildShellWithSteps() {
  const outDir = join(root, 'node_modules/.cache/forecourt-bench-shell')
  const [browser, server] = defineShell(join(root, 'shell'), { outDir, isDevelopment: false })
  const entry = { document: join(import.meta.dirname, 'document-with-steps.tsx') }
  if (browser && server) await compile([browser, { ...server, entry }])
  process.env.SHELL_DIR = outDir
  return shellSchema.parse(await import(pathToFileURL(join(outDir, 'server/document.mjs')).href))
}

/** What requests a second of one process are spent on: a line of the table. */
function tableLine(page: string, requestMs: number, steps: readonly DocumentSteps[]): string {
  const of = (name: keyof DocumentSteps) => median(steps.map((step) => step[name]))
  const named = { data: of('data'), frame: of('frame'), React: of('react'), document: of('document') }
  const rest = requestMs - Object.values(named).reduce((sum, ms) => sum + ms, 0)
  const shares = Object.entries({ ...named, 'the rest': rest }).map(
    ([name, ms]) => `${name} ${((100 * ms) / requestMs).toFixed(0)}%`,
  )
  return `${page}: ${(1000 / requestMs).toFixed(0)} requests a second: ${shares.join(', ')}`
}

async function warmPages(setup: Setup): Promise<Measured> {
  const { site, close } = await functionsEnvironment(setup)
  const [vehicle] = (await listStock(site, 'limit=1')).hits
  if (!vehicle) throw new Error(`${site.slug} has no vehicle.`)
  const { stepsOfLatest } = await buildShellWithSteps()
  const { handler } = await import('@forecourt/functions/platform/document')
  const requests = functionRequests(site, vehicle)
  const each = setup.sized(20, 2)

  async function ask(page: string): Promise<void> {
    const { event, status } = requests[`document, ${page}`] ?? {}
    if (!event) throw new Error(`There is no page ${page}.`)
    const { statusCode } = await handler(event, lambdaContext())
    if (statusCode !== status) throw new Error(`${page} answered ${statusCode}.`)
  }
  async function requestMs(page: string): Promise<number> {
    const since = performance.now()
    for (let asked = 0; asked < each; asked++) await ask(page)
    return (performance.now() - since) / each
  }
  async function stepsOf(page: string): Promise<DocumentSteps[]> {
    await ask(page)
    const steps: DocumentSteps[] = []
    for (let made = 0; made < each; made++) steps.push(await stepsOfLatest())
    return steps
  }

  const goals: Goal[] = []
  for (const page of ['home', 'results', 'vehicle']) {
    await stepsOf(page)
    setup.say(tableLine(page, await requestMs(page), await stepsOf(page)))
    goals.push({
      ...{ kind: 'ratio', unit: 'ms', rounds: 11, limit: 2, name: `${page}: rendering over React's own, data in hand` },
      pair: {
        measured: async () =>
          median((await stepsOf(page)).map(({ frame, react, document }) => frame + react + document)),
        baseline: async () => median((await stepsOf(page)).map((steps) => steps.renderToString)),
      },
    })
  }
  return { goals, close }
}

/** A process that has served before: its documents, from the data to the text, over React's rendering of their trees. */
export const warmDocuments: Bench = {
  summary:
    'rendering home, results and a vehicle in a warm process over React’s own `renderToString`; requests a second',
  prepare: warmPages,
}
