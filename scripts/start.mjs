// `npm start`: installs what is missing, then hands over to the local platform on the project's own Node.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, projectEnvironment, root } from './ensure-installed.mjs'

ensureInstalled()

const platform = spawn('node', ['local/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
// The terminal sends Ctrl-C to both; this process waits for the platform to end in its own time, unless it is asked again: a
// platform whose remote never returns handles no signal. Its stored data is consistent at any time.
let isAsked = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (isAsked) return platform.kill('SIGKILL')
    isAsked = true
    platform.kill(signal)
    setTimeout(
      () => process.stderr.write('The platform does not end. Press Ctrl-C again to end it at once.\n'),
      3_000,
    ).unref()
  })
// As a shell says it, but for an end that was asked for.
platform.on('exit', (code, signal) =>
  process.exit(code ?? (isAsked && signal !== 'SIGKILL' ? 0 : 128 + constants.signals[signal])),
)
