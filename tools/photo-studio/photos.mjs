// `npm run photos`: hands over to the photo studio. Any Python 3 knows what is wanted; to render, one needs the studio's own.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const asked = process.argv.slice(2)
const textOf = (file) => readFileSync(join(here, file), 'utf8')
// An old Python answers to its name too, on the other stream.
const isThree = (python) => spawnSync(python, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('Python 3.')

if (asked.some((one) => ['--help', '-h'].includes(one))) process.stdout.write(textOf('usage.txt'))
else {
  const python = [join(here, '.venv/bin/python'), 'python3', 'python'].find(isThree)
  if (python) runStudio(python)
  else {
    process.stderr.write(
      `There is no Python here. Any Python 3 answers --left and judges what is asked.\n\n${textOf('set-up.txt')}`,
    )
    process.exitCode = 1
  }
}

function runStudio(python) {
  const studio = spawn(python, ['-m', 'studio', ...asked], { cwd: here, stdio: 'inherit' })
  // The terminal sends Ctrl-C to both; this process waits for the studio to end in its own time.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => studio.kill(signal))
  studio.on('exit', (code) => process.exit(code ?? 1))
}
