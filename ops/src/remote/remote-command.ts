import type { StageName } from '@forecourt/contracts/platform/stages'
import { rings } from '@forecourt/contracts/releases/release-pointer'
import { Command, Option } from 'commander'
import type { Connect } from '../connect.ts'
import { stageOption } from '../stage.ts'
import type { ReachOptions } from './release-reach.ts'
import { create } from './remote-create.ts'
import { dev } from './remote-dev.ts'
import { diff } from './remote-diff.ts'
import { list } from './remote-list.ts'
import { promote, rollback } from './remote-promote.ts'
import { type PublishOptions, publish } from './remote-publish.ts'

const ring = () => new Option('--ring <ring>', 'the sites of one ring only').choices(rings).conflicts('tenant')
const tenant = () => new Option('--tenant <slug>', 'one site only')

const promoteHelp = `Let a published version serve. Running sites follow within seconds.

Without --ring or --tenant it serves on every site. A ring is a share of the sites: canary is the smallest, half holds canary, all holds every site; "release_ring" in a site's site.json puts it into one. What is promoted to a ring is on trial there, and what is promoted everywhere for an hour: pages report how it fares, and above the ring's limit of failures it is rolled back automatically.`

const rollbackHelp = `Take a promotion back: the version before it serves again.

Without --ring or --tenant the newest promotion is rolled back: what the ring canary tries, else what half tries, else what serves everywhere. The sites of canary then get what half tries. --ring half takes back what canary tries as well. A site's own version is rolled back with --tenant only.`

const devHelp = `Serve every site with one remote as its sources are now; a save is on the pages that are open.

The shell, the other remotes and the stock are those that npm start left, or serves at the moment: nothing else is built, and nothing of this changes them. PORT chooses where (default 8090).`

const diffHelp = `What differs between two versions: pages, parts, shared modules, files and their weight.

Without versions, what serves everywhere is compared with the newest; with one, what serves with that one.`

/** `forecourt remote …`: make, develop, publish, promote, roll back, compare and list remotes. */
export function remoteCommand(connect: Connect): Command {
  const stageOf = () => remote.opts<{ stage?: StageName }>().stage
  const connected =
    <Args extends unknown[]>(work: (releasesDir: string | null, ...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      const { releasesDir, close } = await connect(stageOf())
      try {
        await work(releasesDir, ...args)
      } finally {
        await close()
      }
    }

  /** For commands without stages: ignoring --stage would suggest that it was applied. */
  const here =
    <Args extends unknown[]>(name: string, work: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      const stage = stageOf()
      if (stage !== undefined)
        throw new Error(`remote ${name} works on this checkout alone: leave out --stage ${stage}.`)
      await work(...args)
    }

  const remote = new Command('remote')
    .description('Remotes: create, develop, publish, promote, roll back, compare, list')
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('What it takes: npx forecourt remote --help, or --help after the command.')
  remote
    .command('create')
    .description('Make a new remote, mfe-<name>, with a page at /<name> that passes every check')
    .argument('<name>', 'lower-case letters, digits and hyphens, such as service-booking')
    .option('--in <folder>', 'the folder to make it in (default: the checkout, where npm start finds it)')
    .action(here('create', create))
  remote
    .command('dev')
    .summary('Serve every site with one remote as its sources are now; a save is on the pages that are open')
    .description(devHelp)
    .argument('<remote>', 'its folder or its name')
    .action(here('dev', dev))
  remote
    .command('publish')
    .description('Build one remote and record it as a new release. Nothing else is built, and nothing serves it yet')
    .argument('<remote>', 'its folder, such as mfe-vehicle, or its name, such as vehicle')
    .option('--version <version>', "default: package.json's, or the next patch above what is published")
    .option('--promote', 'let it serve on every site at once')
    .action(connected((releasesDir, wanted: string, options: PublishOptions) => publish(wanted, options, releasesDir)))
  remote
    .command('promote')
    .summary('Let a published version serve. Running sites follow within seconds')
    .description(promoteHelp)
    .argument('<remote>')
    .argument('<version>')
    .addOption(ring())
    .addOption(tenant())
    .action(
      connected((_, wanted: string, version: string, options: ReachOptions) =>
        promote(wanted, version, { ...options, stage: stageOf() }),
      ),
    )
  remote
    .command('rollback')
    .summary('Take a promotion back: the version before it serves again')
    .description(rollbackHelp)
    .argument('<remote>')
    .addOption(ring())
    .addOption(tenant())
    .action(connected((_, wanted: string, options: ReachOptions) => rollback(wanted, { ...options, stage: stageOf() })))
  remote
    .command('diff')
    .summary('What differs between two versions: pages, parts, shared modules, files and their weight')
    .description(diffHelp)
    .argument('<remote>')
    .argument('[from]')
    .argument('[to]')
    .action(
      connected((releasesDir, wanted: string, from?: string, to?: string) => diff(wanted, { from, to }, releasesDir)),
    )
  remote
    .command('list')
    .description('Every published version, and where it serves')
    .action(connected(() => list(stageOf())))
  return remote
}
