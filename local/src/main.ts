import { listTenants } from '@forecourt/tenants'
import { startPlatform } from './platform.ts'
import { repositoryRoot } from './process/folders.ts'
import { readSettings } from './process/settings.ts'
import { searchFirst } from './seed/first-search.ts'

const help = `npm start: everything of Forecourt on this machine.

  PORT      where it serves (default 8080)
  DATA_DIR  where it keeps its tables, releases and feeds (default .data)

Ctrl-C ends it and keeps all data. Delete the data folder to start from scratch.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}

try {
  const platform = await startPlatform({
    ...readSettings(process.env, repositoryRoot),
    say: (step) => console.log(step),
  })
  endOnSignal(platform.close)
  for (const slug of listTenants()) await searchFirst(platform.siteUrl(slug))
  console.log(`Ready: ${[platform.operatorUrl, ...listTenants().map(platform.siteUrl)].join('  ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.DEBUG) console.error(error)
  process.exit(1)
}

/** The first signal ends the platform cleanly; later ones change nothing, since npm and the terminal both send one. */
function endOnSignal(close: () => Promise<void>): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
