import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { leadCarNote } from '@forecourt/domain/leads/lead-car-note'
import type { LeadSite } from '@forecourt/leads/compose-lead'
import { carFacts } from '@forecourt/leads/messages/car-facts'
import { fullName, leadRows } from '@forecourt/leads/messages/lead-rows'
import { leadAttempts, leadState, leadTargets } from '@forecourt/leads/store/lead-state'
import { textTable } from '../text-table.ts'

const nameOf = (lead: Lead): string => fullName(lead) || lead.person.email || '–'

/** `email delivered, webhook pending`. */
const deliveryText = (lead: Lead): string =>
  leadTargets(lead)
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ')

/** Leads, one a line. */
export function leadTable(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => [
    lead.created_at,
    lead.tenant,
    lead.lead_id,
    leadState(lead),
    String(leadAttempts(lead)),
    lead.category,
    nameOf(lead),
    deliveryText(lead),
  ])
  return textTable([['came', 'site', 'lead', 'state', 'attempts', 'category', 'name', 'delivery'], ...rows], [4])
}

/** One lead in the words that dealerships read, with what became of each target. */
export function leadText(lead: Lead, site: LeadSite | undefined): string {
  const { car, message } = lead
  const facts: [string, string | undefined][] = [
    ['Lead', lead.lead_id],
    ['Site', lead.tenant],
    ['Dealership', lead.dealership_slug],
    ['Came', lead.created_at],
    ['Vehicle', car && `${car.name} (${car.stocknum ?? car.id})`],
    ['Price', site && carFacts(lead, site)],
    ['Status', leadCarNote(lead)],
    ['Page', lead.url],
    ...leadRows(lead, site ?? { locations: [] }).map(({ label, value }): [string, string] => [label, value]),
    ['Message', message],
  ]
  const targets = leadTargets(lead).map(({ name, state, attempts, due_at, delivered_at, last_error }) => [
    name,
    state,
    String(attempts),
    (state === 'pending' ? due_at : delivered_at) ?? '–',
    last_error ?? '–',
  ])
  return [
    textTable(facts.flatMap(([name, value]) => (value ? [[name, value.replaceAll(/\s*\n\s*/g, ' ')]] : []))),
    '',
    textTable([['target', 'state', 'attempts', 'due or delivered', 'last error'], ...targets], [2]),
  ].join('\n')
}
