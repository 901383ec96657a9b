import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  loadEdgeFunction,
  type ViewerEvent,
  type ViewerRequest,
  type ViewerResponse,
  viewerRequestCode,
} from '../load-edge-function.ts'

type Outcome = ViewerRequest | ViewerResponse
type Parameters = Readonly<Record<string, string>>
type Engine = {
  name: string
  isMissing: boolean
  /** Vitest's: a process for each request takes most of the time of these tests. */
  tags: 'long' | undefined
  run(parameters: Parameters, event: ViewerEvent, text: string): Promise<Outcome>
}

/** The module `cloudfront` as njs reads it, for a distribution tenant with these parameters. */
const cloudfrontModule = (parameters: Parameters): string => `
const parameters = ${JSON.stringify(parameters)}
function get(name) {
  if (parameters[name] === undefined) throw new Error('the distribution tenant has no parameter ' + name)
  return parameters[name]
}
export default { distributionTenant: { parameters: { get } } }
`

/** Runs a text by njs, the JavaScript of nginx that CloudFront's functions have. */
function runInNjs(parameters: Parameters, event: ViewerEvent, text: string): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'edge-njs-'))
  try {
    writeFileSync(join(folder, 'cloudfront'), cloudfrontModule(parameters))
    const call = `handler(${JSON.stringify(event)}).then((outcome) => console.log(JSON.stringify(outcome)))`
    writeFileSync(join(folder, 'edge.js'), `${text}\n${call}\n`)
    const { error, status, stdout, stderr } = spawnSync('njs', ['-p', folder, join(folder, 'edge.js')], {
      encoding: 'utf8',
    })
    if (error) throw new Error('njs cannot be run. To install it: apt-get install njs', { cause: error })
    if (status !== 0) throw new Error(`njs refused the edge's text: ${stdout}${stderr}`)
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isNjsMissing = spawnSync('njs', ['-v']).error !== undefined
// A check that nothing runs would prove nothing: in CI its cases fail instead.
const isNjsSkipped = isNjsMissing && !process.env.CI

/** For tests: what runs the edge's text. Node, as locally, and CloudFront's own engine. */
export const engines: Engine[] = [
  {
    name: 'Node',
    isMissing: false,
    tags: undefined,
    run: async (parameters, event, text) => loadEdgeFunction(text)(new Map(Object.entries(parameters)))(event),
  },
  {
    name: isNjsMissing ? 'njs, which is not on this machine (apt-get install njs)' : 'njs',
    isMissing: isNjsSkipped,
    tags: 'long',
    run: async (parameters, event, text) => runInNjs(parameters, event, text),
  },
]

const code = viewerRequestCode()

/** For tests: a viewer's request at the edge of one distribution tenant, and what its function makes of it. */
export const askEdge = (
  engine: Engine,
  parameters: Parameters,
  request: Partial<ViewerRequest> = {},
  text: string = code,
): Promise<Outcome> =>
  engine.run(
    parameters,
    {
      version: '1.0',
      context: { requestId: 'request-1' },
      viewer: { ip: '203.0.113.9' },
      request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {}, ...request },
    },
    text,
  )
