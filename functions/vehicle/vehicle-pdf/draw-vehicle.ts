import type { Location, Site } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { financeTerms } from '@forecourt/domain/finance/lenders/finance-terms'
import { monthlySentence, repaymentOfEstimate } from '@forecourt/domain/finance/stated-repayment'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { priceConditions } from '@forecourt/domain/pricing/price-conditions'
import { dateText } from '@forecourt/domain/text/date'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { dealerComments } from '@forecourt/domain/vehicle/content/dealer-comments'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { specificationGroups } from '@forecourt/domain/vehicle/specifications/specification-rows'
import { vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { vehiclePlace } from '@forecourt/domain/vehicle/vehicle-place'
import { Paper } from './paper.ts'

type Drawn = {
  vehicle: ShownVehicle
  site: Site
  /** The day at the dealer's (ISO). */
  today: string
  /** JPEG, the first one large. */
  photos: readonly Buffer[]
}

const chips = ['km', 'simple_body', 'simple_transmission', 'simple_fuel', 'colour'] as const

/** DL-4. A vehicle on paper: what it is, its photos, its price with what is in it, all that is known of it, and who sells it. */
export async function drawVehicle({ vehicle, site, today, photos }: Drawn): Promise<Buffer> {
  const paper = await Paper.begin({ title: vehicle.name, author: site.name })
  const day = dateText(today)
  paper.write(site.name, { size: 11, isBold: true, ink: 'muted' })
  paper.skip(6)
  paper.write(vehicle.name, { size: 22, isBold: true })
  paper.write([...vehicleChips(vehicle, chips), `Stock number ${vehicle.stocknum}`].join(' · '), { ink: 'muted' })
  paper.skip(10)
  const [first, ...others] = photos
  if (first) await paper.photos([first], 1)
  if (others.length > 0) await paper.photos(others, others.length)
  writePrice(paper, vehicle, site, day)
  for (const { title, rows } of specificationGroups(vehicle, { today, showsUnregistered: site.show_unregistered })) {
    paper.heading(title)
    paper.table(rows)
  }
  writeList(paper, 'Features', [...new Set(vehicle.features)])
  const comments = dealerComments(vehicle.dealercomments)
  paper.heading('Dealer Comments')
  paper.write(`${comments.text}${comments.rest ?? ''}`)
  const dealer = dealerLocation(vehicle, site)
  if (dealer) writePlace(paper, vehicle, dealer)
  return paper.finish(`${shareUrl(vehicle.slug, site)} · made on ${day}`)
}

function writePrice(paper: Paper, vehicle: ShownVehicle, site: Site, day: string): void {
  const price = displayedPrice(vehicle, site)
  const { was, type, amount } = price
  const hasPrice = amount !== undefined
  const note = statusNote(vehicle)
  const estimate = vehicle.finance_estimate
  paper.makeRoom(120)
  paper.skip(6)
  paper.write([priceWithUnit(price), type].filter(Boolean).join(' '), { size: 17, isBold: true })
  if (was) paper.write(`Was ${was}`, { ink: 'muted' })
  if (note) paper.write(note, { isBold: true })
  if (estimate) paper.write(Object.values(financeTeaser(estimate)).join(' · '))
  paper.skip(4)
  const conditions = [
    hasPrice ? priceConditions(vehicle) : undefined,
    hasPrice
      ? `This is the price of ${day}. It and the vehicle's availability may have changed since; its page has the current ones.`
      : `This is of ${day}. The vehicle's availability may have changed since; its page has the current one.`,
    ...(estimate ? financeConditions(vehicle, site, estimate) : []),
  ]
  for (const condition of conditions.filter((known) => known !== undefined))
    paper.write(condition, { size: 8.5, ink: 'muted' })
}

/** VD-17, FE-7: an estimate is never without them. */
function financeConditions(
  { finance_note, finance_disclaimer }: ShownVehicle,
  { finance }: Site,
  estimate: NonNullable<ShownVehicle['finance_estimate']>,
): (string | undefined)[] {
  const terms = financeTerms(finance, repaymentOfEstimate(estimate))
  return [finance_note, monthlySentence(estimate), ...terms, finance.warning, finance_disclaimer]
}

function writeList(paper: Paper, title: string, items: readonly string[]): void {
  if (items.length === 0) return
  paper.heading(title)
  paper.write(items.join(' · '))
}

function writePlace(paper: Paper, vehicle: ShownVehicle, dealer: Location): void {
  const { contact_detail, dealer_license_number: licence } = dealer
  const { name, address } = vehiclePlace(vehicle, dealer)
  paper.heading('Where it is')
  paper.write(name, { isBold: true })
  paper.write([address, contact_detail.phone].join(' · '))
  if (licence) paper.write(`Dealer licence ${licence}`)
}
