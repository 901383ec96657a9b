#!/usr/bin/env node
// The `forecourt` command. TypeScript without a build needs the project's own Node 24, whichever one started this.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const ownNode = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // Compiled code is kept: it is what a command spends most of its first second on.
  module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
  await import('../src/main.ts')
} else if (existsSync(ownNode)) {
  const { status } = spawnSync(ownNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  console.error('forecourt is not installed yet: run "npm install" in the project folder first.')
  process.exitCode = 1
}
