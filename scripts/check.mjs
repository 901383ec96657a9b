// `npm run check`: types, lint, dead code and unit tests at the same time; `npm run check -- PACKAGE` lints and tests one package, its
// handlers over a local table and the first test of four files of a remote's pages too.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checks, packageChecks, quickTests } from './checks.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { againLine, runInParallel } from './stages.mjs'

const usage = `Usage: npm run check [-- PACKAGE]

  PACKAGE   a folder with a package, such as mfe-vehicle, functions or packages/domain ("domain" is enough), or one
           below it, such as functions/finance`

/** A package, or a folder of one. */
function isFolderOfPackage(path) {
  const parts = path.split('/').filter((part) => part !== '')
  const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false
  const owners = parts.map((_, index) => join(root, ...parts.slice(0, index + 1), 'package.json'))
  return isFolder && owners.some((file) => existsSync(file))
}

const [name, ...others] = process.argv.slice(2)
if (name === '--help' || name === '-h') {
  console.log(usage)
  process.exit(0)
}
const folder = name && [name, `packages/${name}`, `tools/${name}`].find(isFolderOfPackage)
const problem =
  others.length > 0
    ? `It takes one package at a time, and no "${others.join(' ')}".`
    : name && !folder && `There is no package "${name}".`
if (problem) {
  console.error(`${problem}\n\n${usage}`)
  process.exit(2)
}

ensureInstalled()
const failed = await runInParallel(folder ? packageChecks(folder) : [...checks, quickTests])
for (const check of failed) console.log(`\n✗ ${check.name}\n${againLine(check)}`)
process.exitCode = failed.length === 0 ? 0 : 1
