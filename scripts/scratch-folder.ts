import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a run of tests writes into the system's temporary folder has a folder of its own there, and leaves with it. */
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
