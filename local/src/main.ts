import { listTenants, readTenant } from '@forecourt/tenants'
import { startPlatform } from './platform.ts'
import { repositoryRoot } from './process/folders.ts'
import { readSettings } from './process/settings.ts'
import { terminal } from './process/terminal.ts'
import { searchFirst } from './seed/first-search.ts'

const help = `npm start: everything of Forecourt on this machine.

  PORT       where it serves (default 8080)
  DATA_DIR   where it keeps its tables, releases and feeds (default .data)
  LOG=debug  prints every line of the log, metrics included, as JSON, and the stack of an error that ends the start

Ctrl-C ends it and keeps all data. Delete the data folder to start from scratch.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}

const isDebug = process.env.LOG === 'debug'
let operatorUrl = ''
const screen = terminal({
  write: (text) => void process.stdout.write(text),
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  isDebug,
  leadsUrl: () => `${operatorUrl}/#leads`,
})

try {
  const platform = await startPlatform({
    ...readSettings(process.env, repositoryRoot),
    say: screen.step,
    onLogLine: screen.line,
  })
  operatorUrl = platform.operatorUrl
  endOnSignal(platform.close)
  for (const slug of listTenants()) await searchFirst(platform.siteUrl(slug))
  screen.ready([
    [operatorUrl, 'for operators: leads, messages, releases, imports, metrics'],
    ...listTenants().map((slug) => [platform.siteUrl(slug), readTenant(slug).name] as const),
  ])
} catch (error) {
  screen.close()
  console.error(error instanceof Error && !isDebug ? error.message : error)
  process.exit(1)
}

/** The first signal ends the platform cleanly; later ones change nothing, since npm and the terminal both send one. */
function endOnSignal(close: () => Promise<void>): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    screen.close()
    await close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
