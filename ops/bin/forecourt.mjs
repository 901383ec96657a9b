#!/usr/bin/env node
// The `forecourt` command. TypeScript without a build needs the project's own Node 24, whichever one started this.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../src/main.ts')
const ownNode = resolve(import.meta.dirname, '../../node_modules/.bin/node')

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import(main)
} else if (existsSync(ownNode)) {
  const { status } = spawnSync(ownNode, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error('forecourt is not installed yet: run "npm install" in the project folder first.')
  process.exitCode = 1
}
