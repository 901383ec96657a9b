import type { DrawOpening } from '@forecourt/contracts/draws/draw'
import type { StageName } from '@forecourt/contracts/platform/stages'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { listEntries, listOpenings } from '@forecourt/leads/draws/draw-table'
import { prizesLeft } from '@forecourt/leads/draws/enter-draw'
import { verifyDraw } from '@forecourt/leads/draws/verify-draw'
import { Command, Option } from 'commander'
import type { CommandTarget, Connect } from '../connect.ts'
import { stageOption } from '../stage.ts'
import { textTable } from '../text-table.ts'

/** The draws of a site, or of all. */
async function findDraws(site: string | undefined): Promise<DrawOpening[]> {
  const known = (await listSites()).map(({ slug }) => slug)
  if (site !== undefined && !known.includes(site))
    throw new Error(`There is no site ${JSON.stringify(site)} here. The sites are: ${known.join(', ') || 'none yet'}.`)
  return (await Promise.all((site === undefined ? known : [site]).map(listOpenings))).flat()
}

const entriesOf = ({ tenant, id }: DrawOpening) => Array.fromAsync(listEntries(tenant, id))

async function list(site: string | undefined): Promise<void> {
  const draws = await findDraws(site)
  if (draws.length === 0) return console.log('No draw has begun.')
  const rows = await Promise.all(
    draws.map(async (draw) => {
      const [entries, left] = [await entriesOf(draw), await prizesLeft(draw)]
      const won = entries.filter((entry) => entry.won !== undefined).length
      const stock = draw.prizes.map(({ name }, index) => `${name}: ${left[index]}`).join(', ')
      return [draw.tenant, draw.id, draw.opened_at, String(entries.length), String(won), stock]
    }),
  )
  console.log(textTable([['site', 'draw', 'opened', 'entries', 'won', 'left'], ...rows], [3, 4]))
}

async function verify(id: string, site: string | undefined): Promise<void> {
  const draws = (await findDraws(site)).filter((draw) => draw.id === id)
  if (draws.length === 0)
    throw new Error(`There is no draw ${JSON.stringify(id)} here. List them: npx forecourt draws list`)
  for (const draw of draws) {
    const entries = await entriesOf(draw)
    const problems = verifyDraw(draw, entries)
    if (problems.length > 0) throw new Error(`The draw ${id} of ${draw.tenant}:\n${problems.join('\n')}`)
    console.log(
      `${id} of ${draw.tenant}: all ${entries.length} entries follow from the seed and the prizes that it opened with (fingerprint ${draw.hash}), each phone number once, and no prize more often than there were.`,
    )
  }
}

const siteOption = () => new Option('--site <slug>', 'only of one site')

/** `forecourt draws …`: what was drawn on /spin-to-win, and whether its record is right. */
export function drawsCommand(connect: Connect<CommandTarget>): Command {
  const connected = async (work: () => Promise<void>): Promise<void> => {
    const place = await connect(draws.opts<{ stage?: StageName }>().stage)
    await work().finally(place.close)
  }
  const draws = new Command('draws')
    .description('Draws of /spin-to-win: list, verify')
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
  draws
    .command('list')
    .description('Draws that have begun, with their entries and what is left')
    .addOption(siteOption())
    .action(({ site }: { site?: string }) => connected(() => list(site)))
  draws
    .command('verify')
    .description('Computes each entry of a draw again, from the seed that was committed to')
    .argument('<draw>', 'its id')
    .addOption(siteOption())
    .action((id: string, { site }: { site?: string }) => connected(() => verify(id, site)))
  return draws
}
