import type { ButtonName } from '@forecourt/contracts/site/site'
import { describe, expect, test } from 'vitest'
import { exampleLocation, exampleSite, exampleVehicle } from '../../testing/examples.ts'
import { actionsOf, shareUrl } from './actions.ts'

const vehicle = { ...exampleVehicle, file: 'https://reports.example/h20418.pdf' }
const nothing = () => {}
const enquiry = {
  ...{ href: '/enquire?car_id=v1', 'data-dialog': 'enquiry' as const },
  ...{ onClick: nothing, onPointerEnter: nothing, onTouchStart: nothing, onFocus: nothing },
}
const subject = { vehicle, site: exampleSite, dealer: exampleLocation, enquiry }
const names = (changes: Partial<Parameters<typeof actionsOf>[0]>) =>
  actionsOf({ ...subject, ...changes }).map(({ name }) => name)
const hrefOf = (name: string) => actionsOf(subject).find((action) => action.name === name)?.href

test("a vehicle offers the site's actions in the site's order", () => {
  expect(names({ site: { ...exampleSite, buttons: ['print', 'email', 'call'] } })).toEqual(['print', 'email', 'call'])
})

describe('an action that has nothing to act on is absent', () => {
  test('a history report without a file', () => {
    expect(names({ vehicle: exampleVehicle })).not.toContain('history')
  })

  test.each(['javascript:alert(1)', '//evil.example/x', '/\\evil.example/x', 'data:text/html,x', 'report.pdf'])(
    'a history report whose file is %s',
    (file) => {
      expect(names({ vehicle: { ...vehicle, file } })).not.toContain('history')
    },
  )

  test('email and WhatsApp at a dealer who has neither', () => {
    const dealer = { ...exampleLocation, contact_detail: { phone: '1300 123 456' } }
    expect(names({ dealer })).toEqual(['call', 'location', 'history', 'share', 'print'])
  })

  test('without a dealer there is still the number of the site', () => {
    const actions = actionsOf({ ...subject, dealer: undefined })
    expect(actions.map(({ name }) => name)).toEqual(['call', 'history', 'share', 'print'])
    expect(actions[0]?.href).toBe('tel:+61255504000')
  })
})

describe('[VD-19] enquire', () => {
  const site = { ...exampleSite, buttons: ['enquire', 'call'] as const satisfies ButtonName[] }

  test('opens the enquiry of the vehicle, and names what it is about', () => {
    expect(actionsOf({ ...subject, site })[0]).toEqual({
      ...{ name: 'enquire', label: 'Enquire about this car', short: 'Enquire' },
      dialog: enquiry,
    })
  })

  test('is absent where no released remote takes enquiries, or the site is without them', () => {
    expect(names({ site, enquiry: null })).toEqual(['call'])
  })
})

describe('where the actions go', () => {
  test('call dials the location', () => {
    expect(hrefOf('call')).toBe('tel:+61255504120')
  })

  test('email has the vehicle in its subject and its address in its text', () => {
    const email = new URL(hrefOf('email') ?? '')
    expect(email.pathname).toBe('hello@harbour.example')
    expect(email.searchParams.get('subject')).toBe('2023 Toyota RAV4 (stock number H20418)')
    expect(email.searchParams.get('body')).toContain('https://www.harbour.example/cars/2023-toyota-rav4-h20418')
    expect(email.search).not.toContain('+')
  })

  test('WhatsApp opens the number in its international form, with the address of the vehicle', () => {
    const chat = new URL(hrefOf('whatsapp') ?? '')
    expect(chat.origin + chat.pathname).toBe('https://wa.me/61491570156')
    expect(chat.searchParams.get('text')).toContain('https://www.harbour.example/cars/2023-toyota-rav4-h20418')
  })

  test('location opens a map at the address', () => {
    const map = new URL(hrefOf('location') ?? '')
    expect(map.searchParams.get('query')).toBe('Harbour Brookvale, 590 Pittwater Road, Brookvale NSW 2100')
  })

  test('share gives the address on the site of the dealer, whatever host shows the page', () => {
    expect(shareUrl(subject)).toBe('https://www.harbour.example/cars/2023-toyota-rav4-h20418')
    expect(hrefOf('share')).toBeUndefined()
  })
})
