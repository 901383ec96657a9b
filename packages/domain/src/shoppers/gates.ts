import { type GateName, gateNames } from '@forecourt/contracts/site/gate-names'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { type SignInType, signInAddress } from './sign-in-types.ts'

type Gate = {
  /** The page's path, without a slash at its end. */
  path: RegExp
  /** What signs in there; null: never gated. */
  type: SignInType | null
  /** Only with this parameter in the address. */
  needs?: string
}

/** WL-9. Which pages are for shoppers who are signed in, the first that fits. A checkout is gated once the car is known. */
const gates: Readonly<Record<GateName, Gate>> = {
  checkout: { path: /^\/cars\/[^/]+\/(checkout|buy-online)$/, type: 'checkout' },
  'checkout-journey': { path: /^\/checkout-journey$/, type: 'checkout', needs: 'car_id' },
  finance: { path: /^\/personalised\/finance$/, type: 'finance' },
  'finance-page': { path: /^\/(finance|finance-enquiry|apply-for-finance|finance-pre-approval)$/, type: 'car-finance' },
  'spin-to-win': { path: /^\/spin-to-win$/, type: 'spin-to-win' },
  'online-payment': { path: /^\/online-payment$/, type: 'online-payment' },
  'my-garage': { path: /^\/my-garage(\/|$)/, type: 'my-garage' },
  'trade-in': { path: /^(\/cars)?\/trade-in$/, type: null },
  'sell-my-car': { path: /^\/sell-(my|your)-car$/, type: null },
}

type GatedSite = Pick<PublicSite, 'paths' | 'sign_in'>

/** The site's own garage, by whatever name. */
const isGarage = ({ paths }: GatedSite, path: string): boolean =>
  paths.garage !== undefined && (path === paths.garage || path.startsWith(`${paths.garage}/`))

/** WL-9. What a visitor who is not signed in signs in for to see a page; null where anybody may. */
export function gateOf(site: GatedSite, path: string, query = ''): SignInType | null {
  const plain = path.replace(/(?<=.)\/+$/, '')
  const name = isGarage(site, plain) ? 'my-garage' : gateNames.find((each) => gates[each].path.test(plain))
  if (name === undefined || site.sign_in.open.includes(name)) return null
  const { type, needs } = gates[name]
  return needs === undefined || new URLSearchParams(query).get(needs) ? type : null
}

/** The sign-in page's address for a visitor who is not signed in, with the way here and back; null where anybody may see the page. */
export function gateAddress(site: GatedSite, at: { path: string; query: string }, back = '/'): string | null {
  const type = gateOf(site, at.path, at.query)
  return type && signInAddress(type, { redirect: at.query ? `${at.path}?${at.query}` : at.path, back })
}
