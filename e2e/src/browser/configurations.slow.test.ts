import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const e2e = join(import.meta.dirname, '../..')

test.each(readdirSync(e2e).filter((file) => file.endsWith('.config.ts')))(
  'importing %s searches for no browser and installs none, since editors and knip import it',
  (file) => {
    const home = mkdtempSync(join(tmpdir(), 'forecourt-home-'))
    onTestFinished(() => rmSync(home, { recursive: true }))
    // Without programs in PATH a search finds nothing, says that it installs, and fails.
    const program = `console.log(Object.keys((await import(${JSON.stringify(join(e2e, file))})).default).includes('use'))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { PATH: '', HOME: home },
      encoding: 'utf8',
    })
    expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' })
    expect(readdirSync(home)).toEqual([])
  },
)
