import type { PublicSite } from '@forecourt/contracts/site/site'

/** The number in international form: `(02) 5550 4120` is `+61255504120`; 13, 1300 and 1800 numbers stay unchanged. */
export function dialled(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits
}

export const telephoneHref = (phone: string): string => `tel:${dialled(phone)}`

const shownDigits = 5

/** SB-6: a number whose digits after the first five are stars; spaces, brackets and words stay. */
export function maskedPhone(phone: string): string {
  let digits = 0
  return phone.replaceAll(/\d/g, (digit) => (digits++ < shownDigits ? digit : '*'))
}

/** A number as pages show it. */
export type Telephone = { text: string; href: string; masked?: string }

type HidingSite = Pick<PublicSite, 'capabilities' | 'dealership_capabilities'>

/** SB-6. Whether pages about a dealership's vehicles show numbers only once they are asked for. */
export const hidesNumbers = (dealership: string, { capabilities, dealership_capabilities }: HidingSite): boolean =>
  dealership_capabilities[dealership]?.revealPhone ?? capabilities.revealPhone ?? false

/** SB-6. Whether some pages of the site do. */
const canHideNumbers = ({ capabilities, dealership_capabilities }: HidingSite): boolean =>
  [capabilities, ...Object.values(dealership_capabilities)].some(({ revealPhone }) => revealPhone)

/** SB-6. A number with its masked form, where the site has pages that show that; `text` is what leads to it, such as words of the site. */
export const telephone = (phone: string, site: HidingSite, text: string = phone): Telephone => ({
  text,
  href: telephoneHref(phone),
  ...(canHideNumbers(site) && { masked: maskedPhone(text) }),
})
