// `node scripts/run-pool.mjs SLOTS COMMAND…`: runs commands in their order, at most SLOTS at the same time. The lines of each follow when
// it ends; at the end the time of each, and which failed. Exits with 1 when one did. Runs on any Node from 20.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './ensure-installed.mjs'

const [slotsText = '', ...commands] = process.argv.slice(2)
const slots = Number(slotsText)
if (!Number.isInteger(slots) || slots < 1 || commands.length === 0) {
  console.error(
    'Say how many commands run at the same time, from 1, and then the commands: node scripts/run-pool.mjs 2 "npm test"',
  )
  process.exit(2)
}
const queue = [...commands]
const running = new Set()
const results = []

/** A process group of its own, so that whatever it started ends with it. */
async function run(command) {
  const since = performance.now()
  console.log(`▶ ${command}`)
  const child = spawn(command, { cwd: root, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
  const [code, signal] = await once(child, 'close')
  running.delete(child)
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  const line = `${code === 0 ? '✓' : '✗'} ${seconds.padStart(5)} s  ${command}${code === 0 ? '' : ` (${signal ?? `exit code ${code}`})`}`
  console.log(`\n── ${command}\n${output.trimEnd()}\n${line}\n`)
  results.push({ isFine: code === 0, line })
}

async function takeNext() {
  for (let command = queue.shift(); command; command = queue.shift()) await run(command)
}

// What was printed so far still follows.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    queue.length = 0
    for (const { pid } of running) {
      try {
        process.kill(-pid, signal)
      } catch {
        // It has just ended, or never started.
      }
    }
  })

await Promise.all(Array.from({ length: slots }, takeNext))
const ended = results.toSorted((one, other) => Number(other.isFine) - Number(one.isFine))
console.log(ended.map(({ line }) => line).join('\n'))
process.exitCode = results.length === commands.length && results.every(({ isFine }) => isFine) ? 0 : 1
