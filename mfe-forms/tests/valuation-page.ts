import { createLead } from '@forecourt/contracts/endpoints/forms'
import {
  adjustValuation,
  chooseVehicle,
  completeValuation,
  lookUpRego,
  readPhotos,
  readValuation,
  saveMiscellaneous,
} from '@forecourt/contracts/endpoints/trade-in'
import type { TradedCar, Valuation } from '@forecourt/contracts/trade-in/valuation'
import { limitOf } from '@forecourt/domain/trade-in/limits'
import { offerFor } from '@forecourt/domain/trade-in/offer'
import { nextValuation, type TradeInEvent } from '@forecourt/domain/trade-in/transitions'
import { expect, fail, fake, type Page } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'

export const remotes = ['forms']
export const lead_id = 'a'.repeat(32)
const now = new Date('2026-11-26T00:00:00Z')
const rav4: TradedCar = { id: 'one', year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL' }
const plates: Record<string, TradedCar[]> = {
  ABC12D: [rav4],
  MANY12: [rav4, { ...rav4, id: 'two', badge: 'Cruiser' }],
  OLD123: [{ ...rav4, year: 2012 }],
  NONE12: [],
}

/** The function behind the rows, in memory: the table of transitions is the product's own. */
export function valuations(fields: Partial<Valuation> = {}) {
  let held: Valuation | undefined
  const take = (event: TradeInEvent): Valuation => {
    held = nextValuation(held ?? fail('not_found'), event, now) ?? fail('conflict')
    return held
  }
  const answers: FakeAnswer[] = [
    fake(createLead, ({ body }) => {
      const { rego, regoState, kms } = body.values
      held = {
        lead_id,
        state: 'lead',
        kms: Number(String(kms).replaceAll(/\D/g, '')),
        matches: [],
        ...(rego && { rego: String(rego), regoState: String(regoState) }),
        ...fields,
      }
      return { lead_id }
    }),
    fake(readValuation, () => held ?? fail('not_found')),
    fake(readPhotos, () => ({ photos: [] })),
    fake(lookUpRego, ({ body }) =>
      take({ on: 'looked-up', ...body, matches: plates[body.rego] ?? fail('unavailable') }),
    ),
    fake(chooseVehicle, ({ body }) =>
      take({
        on: 'chosen',
        car:
          'id' in body
            ? (held?.matches.find(({ id }) => id === body.id) ?? fail('conflict'))
            : { ...body, id: 'by-hand' },
      }),
    ),
    fake(adjustValuation, ({ body }) => {
      const limit = limitOf(held?.car ?? fail('conflict'), held?.kms ?? 0, now.toISOString())
      const offer = offerFor({
        market: { min: 28_000, max: 32_000, confidence: 1 },
        answers: body.adjustmentAnswers,
        settings: { market_percent: 88, offer_days: 7 },
        now,
      })
      const outcome = limit || !offer ? { referred: limit ?? ('unsure' as const) } : { offer }
      return take({ on: 'answered', answers: body.adjustmentAnswers, outcome })
    }),
    fake(completeValuation, ({ body }) => take({ on: body.offer_accepted ? 'accepted' : 'closed' })),
    fake(saveMiscellaneous, () => ({ saved: true as const })),
    ...carAnswers(exampleCar),
    ...localityAnswers,
  ]
  return answers
}

export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const sent = ({ requests }: PageServer, route: string) =>
  requests.filter((request) => request.route === route).map(({ body }) => body)
export const isHydrated = (page: Page) => expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)

export async function fillLead(page: Page, { rego = 'ABC12D', kms = '40000' } = {}): Promise<void> {
  await isHydrated(page)
  await field(page, 'Registration').fill(rego)
  await page.getByLabel('State').selectOption('NSW')
  await field(page, 'Kilometres').fill(kms)
  await field(page, 'First name').fill('Jane')
  await field(page, 'Mobile').fill('0491 570 156')
  await field(page, 'Email').fill('jane@example.com')
  await field(page, 'Postcode').fill('2100')
  const place = page.getByLabel('Which location suits you?')
  if (await place.isVisible()) await place.selectOption({ index: 1 })
}
export const value = (page: Page) => page.getByRole('button', { name: 'Value my car' }).click()

export async function answer(page: Page): Promise<void> {
  await expect(heading(page, 'Its condition')).toBeFocused()
  for (const name of [/^Good/, /^Some of it/, /^Nothing/, /^Two or more/])
    await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Show my offer' }).click()
}
