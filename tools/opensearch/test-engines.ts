// `npm run test:engines`: the tests that need a real OpenSearch, on a new one. Ends with one line `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMain } from '@forecourt/command-line/run-main'
import { startCluster } from './cluster.ts'
import { freeClusterPort } from './ports.ts'

const root = join(import.meta.dirname, '../..')
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function runTests(url: string, report: string): Promise<number> {
  const args = [
    'run',
    '-c',
    'vitest.engines.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const vitest = spawn('vitest', [...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, OPENSEARCH_URL: url },
  })
  const [code] = await once(vitest, 'exit')
  return Number(code ?? 1)
}

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-engines-'))
  try {
    const cluster = await startCluster({ folder, port: await freeClusterPort(), heapMb: 768, isShortLived: true, say })
    const report = join(folder, 'report.json')
    const code = await runTests(cluster.urls.join(), report).finally(cluster.stop)
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
    say(`\n${numPassedTests} passed, ${numFailedTests} failed`)
    return code
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runMain(main)
