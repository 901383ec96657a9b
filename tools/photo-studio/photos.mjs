// `npm run photos`: hands over to the photo studio, or says how to set it up.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const python = join(here, '.venv/bin/python')

const setUp = `The photo studio renders with Blender's own Python module, which needs exactly Python 3.11. It is not set up yet:

  cd tools/photo-studio
  python3.11 -m venv .venv
  .venv/bin/pip install -r requirements.txt

On Linux it also wants a few libraries; tools/photo-studio/README.md names them.
Nothing else needs the studio: the pictures it made are committed.
`

if (existsSync(python)) {
  const studio = spawn(python, ['-m', 'studio', ...process.argv.slice(2)], { cwd: here, stdio: 'inherit' })
  // The terminal sends Ctrl-C to both; this process waits for the studio to end in its own time.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => studio.kill(signal))
  studio.on('exit', (code) => process.exit(code ?? 1))
} else {
  process.stderr.write(setUp)
  process.exit(1)
}
