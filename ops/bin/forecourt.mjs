#!/usr/bin/env node
// The `forecourt` command. TypeScript without a build needs the project's own Node 24, whichever one started this.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const main = new URL('../src/main.ts', import.meta.url)
const ownNode = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import(main.href)
} else if (existsSync(ownNode)) {
  const { status } = spawnSync(ownNode, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error('forecourt is not installed yet: run "npm install" in the project folder first.')
  process.exitCode = 1
}
