import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { expect } from 'vitest'

const root = join(import.meta.dirname, '../..')
const skipped = new Set(['node_modules', '.git', '.data', 'dist', 'cdk.out', 'test-results'])
const sources = new Set(['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.md', '.txt', '.svg', ''])
/** They are many megabytes, and read only. */
const photos = 'tools/demo-stock/photos'
const isSource = (path: string) =>
  !skipped.has(basename(path)) &&
  path !== join(root, photos) &&
  (sources.has(extname(path)) || path.startsWith(join(root, 'tenants/')))

/** A copy of the workspace's sources, to add something to: it counts the files that the addition edits. */
export function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-copy-'))
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || isSource(path) })
  symlinkSync(join(root, photos), join(folder, photos))
  // Links to what is installed; our own packages are those of the copy.
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== '@forecourt' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  cpSync(join(from, '@forecourt'), join(to, '@forecourt'), { recursive: true, verbatimSymlinks: true })
  const edited = new Set<string>()
  const run = (program: string, ...given: string[]): string =>
    execFileSync(join(root, 'node_modules/.bin', program), given, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  return {
    folder,
    /** The files that were there before. */
    edited,
    edit(file: string, find: string, replace: string): void {
      const source = readFileSync(join(folder, file), 'utf8')
      expect(source.split(find), `${file} has this once: ${find}`).toHaveLength(2)
      writeFileSync(join(folder, file), source.replace(find, replace))
      edited.add(file)
    },
    write(file: string, source: string): void {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
    },
    run,
    /** What the code writes, as JSON. */
    evaluate: (code: string) => JSON.parse(run('node', '--input-type=module-typescript', '-e', code)),
  }
}
