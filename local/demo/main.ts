import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { help, type Options, readOptions } from './command-options.ts'
import { dealerships } from './dealers/dealerships.ts'
import { demoFeed, feedFile } from './feeds/write-feed.ts'
import { makeStock } from './make-stock.ts'
import { report } from './report/report.ts'

/** `npm run demo:stock`: the demonstration dealers' feeds as files, or what is in them. */
async function run({ out, wantsReport, dealership: only, ...options }: Options): Promise<void> {
  const chosen = dealerships.filter(({ slug }) => only === undefined || slug === only)
  if (!wantsReport) await mkdir(out, { recursive: true })
  for (const dealership of chosen) {
    if (wantsReport) {
      console.log(report(dealership.slug, [...makeStock(dealership, options)]))
      continue
    }
    const file = join(out, feedFile(dealership))
    await pipeline(Readable.from(demoFeed(dealership, options)), createWriteStream(file))
    console.log(`Wrote ${file}`)
  }
}

const options = readOptions(process.argv.slice(2), new Date())
if (options.kind === 'run') await run(options.options)
else if (options.kind === 'help') console.log(help)
else {
  console.error(`${options.message}\n\n${help}`)
  process.exitCode = 2
}
