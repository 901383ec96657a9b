import { wholeNumber } from '@forecourt/command-line/read-arguments'
import { targetNames } from '@forecourt/contracts/leads/stored-lead'
import type { StageName } from '@forecourt/contracts/platform/stages'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { type LeadState, leadStates } from '@forecourt/leads/store/lead-state'
import { listSiteLeads } from '@forecourt/leads/store/list-site-leads'
import { findRunning } from '@forecourt/local/process/run-file'
import { Command, Option } from 'commander'
import type { CommandTarget, Connect } from '../connect.ts'
import { stageOption } from '../stage.ts'
import { findLead, leadSites } from './lead-sites.ts'
import { leadTable, leadText } from './lead-text.ts'
import { type RedeliverFlags, redeliver, redeliverHelp } from './redeliver.ts'
import { secretHelp, signingSecret } from './signing-secret.ts'

type ListFlags = { site?: string; state?: LeadState; limit: string; json?: boolean }

async function list({ site, state, limit, json }: ListFlags): Promise<void> {
  const wanted = { state, limit: wholeNumber('limit', limit, { max: 1000 }) }
  const leads = await listSiteLeads({ ...wanted, sites: await leadSites(site) })
  if (json) return console.log(JSON.stringify(leads, null, 2))
  console.log(
    leads.length === 0 ? `There is no${state ? ` ${state}` : ''} lead${site ? ` of ${site}` : ''}.` : leadTable(leads),
  )
}

async function show(lead_id: string, { site, json }: { site?: string; json?: boolean }): Promise<void> {
  const lead = await findLead(lead_id, await leadSites(site))
  if (json) return console.log(JSON.stringify(lead, null, 2))
  console.log(leadText(lead, await readSite(lead.tenant)))
}

/** When a lead that is due will be delivered. */
async function deliveryTime(place: CommandTarget): Promise<string> {
  if (place.kind === 'deployed' || (await findRunning(place.dataDir))) return 'within a minute'
  return 'once the platform runs: npm start'
}

const listHelp = `
Pending leads come first, then failed ones, then the others, each newest first.

Examples:
  npx forecourt leads list --state failed
  npx forecourt leads list --site harbourside --limit 100 --json`

const site = () => new Option('--site <slug>', 'only leads of one site')

/** `forecourt leads …`: list leads, show one, deliver again what was given up. */
export function leadsCommand(connect: Connect<CommandTarget>): Command {
  const connected = async (work: (place: CommandTarget) => Promise<void>): Promise<void> => {
    const place = await connect(leads.opts<{ stage?: StageName }>().stage)
    await work(place).finally(place.close)
  }
  const leads = new Command('leads')
    .description('Leads of sites: list, show, deliver again, verify webhooks')
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
  leads
    .command('list')
    .description('Leads with the state of their delivery')
    .addOption(site())
    .addOption(new Option('--state <state>', 'only leads in one state').choices(leadStates))
    .option('--limit <number>', 'how many, from 1 to 1,000', '20')
    .option('--json', 'print the leads as JSON')
    .addHelpText('after', listHelp)
    .action((flags: ListFlags) => connected(() => list(flags)))
  leads
    .command('show')
    .description('One lead, with what became of each of its targets')
    .argument('<lead>', 'its id')
    .addOption(site())
    .option('--json', 'print the lead as JSON')
    .action((lead: string, flags: { site?: string; json?: boolean }) => connected(() => show(lead, flags)))
  leads
    .command('redeliver')
    .description('Deliver leads again whose delivery was given up')
    .usage('<lead> [options], or --failed [options]')
    .argument('[lead]', 'its id')
    .addOption(new Option('--failed', 'every lead whose delivery to some target was given up').conflicts('target'))
    .addOption(site())
    .addOption(new Option('--target <target...>', 'only these targets, whatever became of them').choices(targetNames))
    .addHelpText('after', redeliverHelp)
    .action(async (lead: string | undefined, flags: RedeliverFlags) => {
      if ((lead === undefined) === (flags.failed === undefined))
        throw new Error(
          'Name one lead, or say --failed for all that were given up: npx forecourt leads redeliver --help',
        )
      await connected(async (place) => redeliver(lead, flags, await deliveryTime(place)))
    })
  leads
    .command('secret')
    .description("The secret that a dealer's system verifies webhooks with")
    .requiredOption('--site <slug>', 'the site whose webhooks it verifies')
    .addHelpText('after', secretHelp)
    .action(({ site }: { site: string }) =>
      connected(async (place) => {
        await leadSites(site)
        console.log(await signingSecret(place, site))
      }),
    )
  return leads
}
