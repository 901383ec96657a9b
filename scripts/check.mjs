// `npm run check`: types, lint, dead code and unit tests at the same time; `npm run check -- PACKAGE` lints and tests one package, the
// first test of each file of a remote's pages too, and checks all types, because what it exports is used elsewhere.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checks, packageChecks, quickTests } from './checks.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { againLine, runInParallel } from './stages.mjs'

const usage = `Usage: npm run check [-- PACKAGE]

  PACKAGE   a folder with a package, such as mfe-vehicle, functions or packages/domain; "domain" is enough`

const [name, ...others] = process.argv.slice(2)
if (name === '--help' || name === '-h') {
  console.log(usage)
  process.exit(0)
}
const folder =
  name && [name, `packages/${name}`, `tools/${name}`].find((path) => existsSync(join(root, path, 'package.json')))
if (others.length > 0 || (name && !folder)) {
  console.error(`There is no package "${[name, ...others].join(' ')}".\n\n${usage}`)
  process.exit(2)
}

ensureInstalled()
const failed = await runInParallel(folder ? packageChecks(folder) : [...checks, quickTests])
for (const check of failed) console.log(`\n✗ ${check.name}\n${againLine(check)}`)
process.exitCode = failed.length === 0 ? 0 : 1
