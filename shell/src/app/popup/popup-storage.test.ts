import { publicSite } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { isPopupOpen } from './popup-storage.ts'

const popup = {
  title: 'Open day',
  description: 'On Saturday',
  expiryDate: '2026-12-31',
  linkTo: '/',
  buttonText: 'Come along',
}
const inState = (state: 'NSW' | 'SA' | 'QLD' | 'WA') => {
  const { locations } = publicSite(testSite())
  return { locations: locations.map((place) => ({ ...place, address: { ...place.address, state } })) }
}

test.each([
  ['NSW', '2026-12-31T12:59:59Z', true],
  ['NSW', '2026-12-31T13:00:00Z', false],
  ['SA', '2026-12-31T13:00:00Z', true],
  ['SA', '2026-12-31T13:30:00Z', false],
  ['QLD', '2026-12-31T13:59:59Z', true],
  ['QLD', '2026-12-31T14:00:00Z', false],
  ['WA', '2026-12-31T15:59:59Z', true],
  ['WA', '2026-12-31T16:00:00Z', false],
] as const)(
  "[NV-3] a popup's last day ends at midnight where the dealer is: in %s at %s it is shown: %s",
  (state, at, isShown) => {
    expect(isPopupOpen(popup, inState(state), new Date(at))).toBe(isShown)
  },
)
