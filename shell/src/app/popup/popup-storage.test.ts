import { publicSite } from '@forecourt/contracts/site/public-site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { afterEach, expect, test, vi } from 'vitest'
import { isPopupOpen, rememberPopupClosed } from './popup-storage.ts'

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

const key = 'forecourt.popup'
const today = new Date('2026-11-23T00:00:00Z')

/** A browser's storage with what is under the popup's key. */
function browserWith(text?: string): Map<string, string> {
  const items = new Map(text === undefined ? [] : [[key, text]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  })
  return items
}
afterEach(() => vi.unstubAllGlobals())

test('[NV-3] [WL-11] a popup that was closed stays closed, and the next one is shown', () => {
  const items = browserWith()
  rememberPopupClosed(popup)
  expect(isPopupOpen(popup, inState('NSW'), today)).toBe(false)
  expect(isPopupOpen({ ...popup, title: 'Summer sale' }, inState('NSW'), today)).toBe(true)
  for (let index = 0; index < 100; index += 1) rememberPopupClosed({ ...popup, title: `Popup ${index}` })
  expect([...items]).toEqual([[key, '2026-12-31 Popup 99']])
})

test.each(['', '{', 'null', '7', '[]', 'true', 'closed', 'x'.repeat(1_000_000)])(
  '[WL-11] a stored %.20s closes no popup',
  (text) => {
    browserWith(text)
    expect(isPopupOpen(popup, inState('NSW'), today)).toBe(true)
  },
)

test('[WL-11] without storage the popup is shown, and closing it fails nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberPopupClosed(popup)
  expect(isPopupOpen(popup, inState('NSW'), today)).toBe(true)
})
