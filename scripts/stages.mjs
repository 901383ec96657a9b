// Runs named stages, each one or several commands, and says how long each took. Runs on any Node from 20.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { projectEnvironment, root } from './ensure-installed.mjs'

/** @typedef {{ name: string, command: string[], env?: Record<string, string> }} Stage `command` is a program of node_modules/.bin and its arguments */

/** Without colours where no terminal shows them. */
export const printable = (text) => (process.stdout.isTTY ? text : stripVTControlCharacters(text))

const secondsSince = (since) => (performance.now() - since) / 1000

/** @param {Stage} stage @returns {Promise<{ ok: boolean, output: string, seconds: number }>} */
function runStage({ command: [program, ...args], env }, isQuiet) {
  const since = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...projectEnvironment, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: secondsSince(since) }))
  })
}

/** Runs the stages at the same time, prints the output of those that fail, and returns these with it. @param {Stage[]} stages */
export async function runInParallel(stages) {
  const results = await Promise.all(
    stages.map(async (stage) => {
      const result = await runStage(stage, true)
      console.log(`${result.ok ? '✓' : '✗'} ${stage.name} (${result.seconds.toFixed(1)} s)`)
      if (!result.ok) console.log(printable(result.output.trimEnd()))
      return { ...stage, ...result }
    }),
  )
  return results.filter(({ ok }) => !ok)
}

/** As a shell reads it. */
const quoted = (text) => (/^[\w./:=@,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** The command that runs just this: a script of npm, or a program of node_modules/.bin. @param {Pick<Stage, 'command' | 'env'>} stage */
export function againLine({ command, env = {} }) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`)
  const runner = command[0] === 'npm' ? [] : ['npx']
  return `  again: ${[...variables, ...runner, ...command.map(quoted)].join(' ')}`
}

/** Runs one stage with its output on the terminal. @param {Stage} stage @returns {Promise<{ ok: boolean, seconds: number }>} */
export async function runWithOutput(stage) {
  console.log(`\n▶ ${stage.name}`)
  const { ok, seconds } = await runStage(stage, false)
  console.log(`${ok ? '✓' : '✗'} ${stage.name} (${seconds.toFixed(1)} s)`)
  return { ok, seconds }
}
