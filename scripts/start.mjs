// `npm start`: installs what is missing, then hands over to the local platform on the project's own Node.
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnvironment, root } from './ensure-installed.mjs'

ensureInstalled()

const platform = spawn('node', ['local/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
// The terminal sends Ctrl-C to both; this process waits for the platform to end in its own time.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => process.exit(code ?? 0))
