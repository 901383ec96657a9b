import type { StageName } from '@forecourt/contracts/platform/stages'
import { mobileNumber, mobileWords } from '@forecourt/domain/shoppers/phone-number'
import { listContacts } from '@forecourt/leads/store/contacts'
import { readLead } from '@forecourt/leads/store/lead-table'
import { eraseShopper } from '@forecourt/shoppers/privacy/erase-shopper'
import { exportShopper, type ShopperKey } from '@forecourt/shoppers/privacy/export-shopper'
import { Command, Option } from 'commander'
import type { CommandTarget, Connect } from '../connect.ts'
import { leadSites } from '../leads/lead-sites.ts'
import { stageOption } from '../stage.ts'

type Flags = { tenant: string; yes?: boolean }

/** The shopper that the arguments name. @throws Error that says what is wrong with them. */
async function shopperKey(typed: string, { tenant }: Flags): Promise<ShopperKey> {
  const phone = mobileNumber(typed)
  if (phone === undefined) throw new Error(`${JSON.stringify(typed)} is no number of a shopper. ${mobileWords}`)
  await leadSites(tenant)
  return { tenant, phone }
}

/** All that is stored, and the leads whole: the dealer has identified the shopper. */
async function printExport(typed: string, flags: Flags): Promise<void> {
  const key = await shopperKey(typed, flags)
  const contacts = await listContacts(key.tenant, key.phone)
  const leads = await Promise.all(contacts.map(({ lead_id }) => readLead({ tenant: key.tenant, lead_id })))
  const stored = { ...(await exportShopper(key)), leads: leads.filter((lead) => lead !== undefined) }
  console.log(JSON.stringify(stored, null, 2))
}

async function erase(typed: string, flags: Flags): Promise<void> {
  const key = await shopperKey(typed, flags)
  if (!flags.yes)
    throw new Error(`This deletes what is stored about ${key.phone} on ${key.tenant}, and cannot be undone. Say --yes.`)
  const { leads } = await eraseShopper(key)
  console.log(`Erased ${key.phone} on ${key.tenant}. ${leads} leads are kept without the person.`)
}

const exportHelp = `
Leads are printed whole, with the person that each names: a number can be mistyped, so check that they are
the shopper's own before you hand them over.

Example:
  npx forecourt shopper export "0491 570 006" --tenant harbourside > shopper.json`

const eraseHelp = `
Leads stay as records of the dealer's, without the person; what was not delivered is not, any more. It can
be run again, and then does what was left.

Example:
  npx forecourt shopper erase "0491 570 006" --tenant harbourside --yes`

const tenant = () => new Option('--tenant <slug>', 'the site that the shopper signed in on').makeOptionMandatory()

/** `forecourt shopper …`: what is stored about a shopper, printed or erased. */
export function shopperCommand(connect: Connect<CommandTarget>): Command {
  const shopper = new Command('shopper')
    .description('What is stored about a shopper: export, erase')
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
  const connected = async (work: () => Promise<void>): Promise<void> => {
    const place = await connect(shopper.opts<{ stage?: StageName }>().stage)
    await work().finally(place.close)
  }
  shopper
    .command('export')
    .description('Print all that is stored about a phone number on a site, as JSON')
    .argument('<phone>', 'as the shopper writes it')
    .addOption(tenant())
    .addHelpText('after', exportHelp)
    .action((phone: string, flags: Flags) => connected(() => printExport(phone, flags)))
  shopper
    .command('erase')
    .description('Delete what is stored about a phone number on a site')
    .argument('<phone>', 'as the shopper writes it')
    .addOption(tenant())
    .option('--yes', 'do it')
    .addHelpText('after', eraseHelp)
    .action((phone: string, flags: Flags) => connected(() => erase(phone, flags)))
  return shopper
}
