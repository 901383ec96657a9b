import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The temporary files of a test run are in one folder, which is deleted afterwards. */
// biome-ignore lint/style/noDefaultExport: a runner's global setup is a default export
export default function setUpScratchFolder(): () => void {
  const outside = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-run-'))
  process.env.TMPDIR = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
    if (outside === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outside
  }
}
