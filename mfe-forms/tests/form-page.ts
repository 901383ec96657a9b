import { createLead, department } from '@forecourt/contracts/endpoints/forms'
import { listVehicles, search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import { expect, fail, fake, type Page } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'

const sold = { ...exampleCar, id: 'v2', slug: 'sold-car', status: 'sold' }
const find = (key: string) => [exampleCar, sold].find(({ id, slug }) => id === key || slug === key) ?? fail('not_found')
const hours = [
  { days: 'Mon-Fri', hours: '8:30 am – 5:00 pm' },
  { days: 'Saturday', hours: '9:00 am – 12:00 pm' },
  { days: 'Sunday', hours: 'Closed' },
]
const appointments = [
  { date: '2026-11-27', times: ['09:00', '10:00', '14:00'] },
  { date: '2026-11-28', times: ['09:00'] },
]
const places = (location: string): DepartmentDetails => ({
  team: [{ name: 'Priya Nair', role: 'Service adviser' }],
  services: ['Logbook service', 'Tyres'],
  places: [{ location, dealership_slug: 'harbourside-brookvale', hours, special_hours: [], appointments }],
})
export const reads: FakeAnswer[] = [
  fake(vehicleById, ({ params }) => find(params.id)),
  fake(vehicle, ({ params }) => find(params.slug)),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
  fake(listVehicles, () => ({ hits: [] })),
  fake(department, ({ params }) => places(params.department === 'sales' ? 'brookvale' : 'brookvale-workshop')),
]
export const takes = fake(createLead, () => ({ lead_id: 'L1' }))
export const remotes = ['forms', 'vehicle', 'search', 'finance']
export const carPage = `/cars/${exampleCar.slug}`

/** A text field; one with suggestions is a combobox. */
export function field(page: Page, name: string) {
  const form = page.getByRole('form')
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
}
export const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
export const send = (page: Page) => page.getByRole('button', { name: 'Send to Harbourside Cars' })
export const isHydrated = (page: Page) => expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const leads = ({ requests }: PageServer) => requests.filter(({ route }) => route === 'POST /api/leads')

export async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Jane')
  await field(page, 'Mobile').fill('0491 570 156')
  await field(page, 'Email').fill('jane@example.com')
}
