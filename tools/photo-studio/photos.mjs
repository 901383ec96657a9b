// `npm run photos`: hands over to the photo studio. Any Python knows what is wanted; to render, one needs the studio's own.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const isThere = (python) => spawnSync(python, ['--version'], { stdio: 'ignore' }).status === 0
const python = [join(here, '.venv/bin/python'), 'python3', 'python'].find(isThere)

if (python) {
  const studio = spawn(python, ['-m', 'studio', ...process.argv.slice(2)], { cwd: here, stdio: 'inherit' })
  // The terminal sends Ctrl-C to both; this process waits for the studio to end in its own time.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => studio.kill(signal))
  studio.on('exit', (code) => process.exit(code ?? 1))
} else {
  process.stderr.write(readFileSync(join(here, 'set-up.txt'), 'utf8'))
  process.exit(1)
}
