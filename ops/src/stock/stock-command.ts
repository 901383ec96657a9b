import { basename } from 'node:path'
import { wholeNumber } from '@forecourt/command-line/read-arguments'
import type { StageName } from '@forecourt/contracts/platform/stages'
import type { FeedFormat } from '@forecourt/contracts/stock/import-report'
import { deadLetters } from '@forecourt/local/aws/tables/dead-letters'
import { readFile } from '@forecourt/stock/feeds/feed-store'
import { feedExtensions, formatOf } from '@forecourt/stock/feeds/read-feed'
import { latestImports, noDealership } from '@forecourt/stock/import/import-records'
import { importStock } from '@forecourt/stock/import/import-stock'
import { Command, Option } from 'commander'
import type { CommandTarget, Connect } from '../connect.ts'
import { engineOf } from '../platform-status.ts'
import { stageOption } from '../stage.ts'
import { checkDealership, checkoutDealers, type Dealers, deployedDealers } from './dealerships.ts'
import { deployedIndex } from './deployed-index.ts'
import { redriveDeployed } from './deployed-redrive.ts'
import { feedFileSize } from './feed-file.ts'
import { progressView } from './import-progress.ts'
import { hasImportProblems, importSummary } from './import-summary.ts'
import { importTable } from './import-table.ts'
import { limitHeapGrowth } from './limit-heap-growth.ts'
import { redrive, redriveHelp } from './redrive.ts'
import { localIndex, type ReindexFlags, reindex, reindexHelp } from './reindex.ts'
import { reportInterruption } from './report-interruption.ts'

type ImportFlags = { dealership: string; format?: FeedFormat; allowShrink?: boolean; json?: boolean }

async function importFile(file: string, flags: ImportFlags & { format: FeedFormat }, dealers: Dealers): Promise<void> {
  limitHeapGrowth()
  const size = await feedFileSize(file)
  const startedAt = performance.now()
  const progress = progressView(process.stderr, size)
  using _stopped = reportInterruption(progress.end)
  const report = await importStock({
    format: flags.format,
    source: readFile(file),
    dealership: flags.dealership,
    file: basename(file),
    now: new Date(),
    allowShrink: flags.allowShrink ?? false,
    sites: await dealers.sitesOf(flags.dealership),
    onProgress: progress.update,
    onWait: (message) => console.error(`${message} Waiting for it.`),
  }).finally(progress.end)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(flags.json ? JSON.stringify(report, null, 2) : importSummary(report, seconds))
  if (hasImportProblems(report)) process.exitCode = 1
}

type ListFlags = { dealership?: string; limit: string; json?: boolean }

async function listImports(flags: ListFlags, dealers: Dealers): Promise<void> {
  const dealerships = flags.dealership ? [flags.dealership] : [noDealership, ...(await dealers.known()).dealerships]
  const limit = wholeNumber('limit', flags.limit, { max: 100 })
  const all = await Promise.all(dealerships.map((dealership) => latestImports(dealership, limit)))
  const reports = all
    .flat()
    .sort((a, b) => b.started_at.localeCompare(a.started_at))
    .slice(0, limit)
  console.log(flags.json ? JSON.stringify(reports, null, 2) : importTable(reports))
}

const importHelp = `
Valid rows are imported, even if others are rejected. A vehicle that is missing from the file is withdrawn, unless the
file is broken, a rejected row has no id, or more than 30% of the live vehicles would be withdrawn.
docs/feeds.md describes both formats. The exit code is 1 when anything was rejected or not withdrawn.

Examples:
  npx forecourt stock import stock.csv --dealership harbourside-brookvale
  npx forecourt stock import feed.json --dealership northgate-aspley --json`

/** Reports all missing arguments at once, with the usage; commander would name one at a time. */
function missing(
  command: Command,
  { file, dealership }: { file?: string | undefined; dealership?: string | undefined },
): never {
  const lacks = [
    ...(file === undefined ? ['<file>, the feed'] : []),
    ...(dealership === undefined ? ['--dealership <slug>, the owner of the stock'] : []),
  ]
  command.error(`error: ${lacks.length > 1 ? 'these are' : 'this is'} missing: ${lacks.join('; ')}`)
}

/** `forecourt stock …`: imports, their records, the search index. */
export function stockCommand(connect: Connect<CommandTarget>): Command {
  const connected = async (work: (place: CommandTarget) => Promise<void>): Promise<void> => {
    const place = await connect(stock.opts<{ stage?: StageName }>().stage)
    await work(place).finally(place.close)
  }
  /** Locally the dealerships are known before anything is opened. */
  const forDealership = async (dealership: string | undefined, work: (dealers: Dealers) => Promise<void>) => {
    const isHere = stock.opts<{ stage?: StageName }>().stage === undefined
    const dealers = isHere ? checkoutDealers : deployedDealers
    const check = async () => dealership !== undefined && checkDealership(dealership, dealers)
    if (isHere) await check()
    await connected(async () => {
      if (!isHere) await check()
      await work(dealers)
    })
  }
  const stock = new Command('stock')
    .description("Dealers' stock: import feeds, list imports, build the search index, redrive")
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
  stock
    .command('import')
    .description("Import a dealership's full feed")
    .usage('<file> --dealership <slug> [options]')
    .argument('[file]', 'the feed: carsales DTO as JSON (.json, .jsonl, .ndjson), or CSV with our field names (.csv)')
    .option('--dealership <slug>', 'the dealership of the stock')
    .addOption(new Option('--format <format>', "if the file's extension does not set it").choices(['json', 'csv']))
    .option('--allow-shrink', 'withdraw even more than 30% of the live vehicles')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', importHelp)
    .action(async (file: string | undefined, flags: Partial<ImportFlags>, command: Command) => {
      const { dealership } = flags
      if (file === undefined || dealership === undefined) return missing(command, { file, dealership })
      await feedFileSize(file)
      const format = flags.format ?? formatOf(file)
      if (!format)
        throw new Error(
          `The format of ${file} is unknown: name it ${feedExtensions}, or pass --format csv or --format json.`,
        )
      await forDealership(dealership, (dealers) => importFile(file, { ...flags, dealership, format }, dealers))
    })
  stock
    .command('imports')
    .description('List the latest imports, newest first')
    .option('--dealership <slug>', 'only those of one dealership')
    .option('--limit <number>', 'how many, from 1 to 100', '10')
    .option('--json', 'print the reports as JSON')
    .action((flags: ListFlags) => forDealership(flags.dealership, (dealers) => listImports(flags, dealers)))
  stock
    .command('reindex')
    .description('Build a new search index beside the one in use')
    .addOption(new Option('--rollback', 'switch back to the previous index').conflicts('accept'))
    .option('--accept', 'use the new index even if it answers differently')
    .addHelpText('after', reindexHelp)
    .action((flags: ReindexFlags) =>
      connected((place) =>
        reindex(place.kind === 'here' ? localIndex : deployedIndex(place.stage, place.names), flags),
      ),
    )
  stock
    .command('redrive')
    .description('Redrive changes that the search index rejected')
    .addHelpText('after', redriveHelp)
    .action(() =>
      connected((place) =>
        place.kind === 'here'
          ? engineOf(place.dataDir).then((engine) => redrive(deadLetters(place.dataDir), engine))
          : redriveDeployed(place.names),
      ),
    )
  return stock
}
