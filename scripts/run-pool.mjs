// `node scripts/run-pool.mjs SLOTS COMMAND…`: starts commands in their order while there are slots. One written as `2*COMMAND` takes two,
// and as `0*COMMAND`, which mostly waits, none.
// Prints the lines of each when it ends, and at the end those of failed ones again, then the time of each and which failed. Exits with 1
// when one did. Runs on any Node from 20.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './ensure-installed.mjs'

const [slotsText = '', ...texts] = process.argv.slice(2)
const slots = Number(slotsText)
const queue = texts.map((text) => {
  const [, taken = '1', command] = /^(?:(\d+)\*)?(.+)$/s.exec(text) ?? []
  return { command, taken: Number(taken) }
})
const isFitting = ({ command, taken }) => command && taken >= 0 && taken <= slots
if (!Number.isInteger(slots) || slots < 1 || queue.length === 0 || !queue.every(isFitting)) {
  console.error(
    'Say how many commands run at the same time, from 1, and then the commands, none of which takes more: node scripts/run-pool.mjs 2 "npm test" "2*npm run bench"',
  )
  process.exit(2)
}
const running = new Set()
const results = []
let free = slots

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
  const lines = `\n── ${command}\n${output.trimEnd()}\n${line}\n`
  console.log(lines)
  results.push({ isFine: code === 0, line, lines })
}

/** Starts what there are slots for, and the next ones as those end. */
async function runQueue() {
  const started = []
  for (let next = queue[0]; next && next.taken <= free; next = queue[0]) {
    const { command, taken } = next
    queue.shift()
    free -= taken
    const ended = run(command).then(() => {
      free += taken
      return runQueue()
    })
    started.push(ended)
  }
  await Promise.all(started)
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

await runQueue()
const failed = results.filter(({ isFine }) => !isFine)
if (results.length > failed.length) for (const { lines } of failed) console.log(lines)
const ended = results.toSorted((one, other) => Number(other.isFine) - Number(one.isFine))
console.log(ended.map(({ line }) => line).join('\n'))
process.exitCode = results.length === texts.length && results.every(({ isFine }) => isFine) ? 0 : 1
