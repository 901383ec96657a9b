import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '@forecourt/command-line/make-folder'
import { help, type Options, readOptions } from './command-options.ts'
import { demoFeed, feedFile } from './feeds/write-feed.ts'
import { makeStock } from './make-stock.ts'
import { report } from './report/report.ts'

/** `npm run demo:stock`: the demonstration dealers' feeds as files, or what is in them. */
async function run({ out, wantsReport, chosen, ...options }: Options): Promise<void> {
  if (!wantsReport) await makeFolder(out)
  for (const dealership of chosen) {
    if (wantsReport) {
      const { text, isWithin } = report(dealership, [...makeStock(dealership, options)], options.today)
      console.log(text)
      if (!isWithin) process.exitCode = 1
      continue
    }
    const file = join(out, feedFile(dealership))
    await pipeline(Readable.from(demoFeed(dealership, options)), createWriteStream(file))
    console.log(`Wrote ${file}`)
  }
}

function refuse(message: string): void {
  console.error(`${message}\nnpm run demo:stock -- --help says what there is.`)
  process.exitCode = 2
}

const command = readOptions(process.argv.slice(2), new Date())
if (command.kind === 'help') console.log(help)
else if (command.kind === 'refused') refuse(command.message)
else
  await run(command.options).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    refuse(`--out is ${JSON.stringify(command.options.out)}: nothing can be written there (${error.message}).`)
  })
