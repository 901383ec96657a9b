/** RT-11. What a shopper signs in for. */
export const signInTypes = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
] as const
export type SignInType = (typeof signInTypes)[number]

/** The type of an address; what is none signs in for the garage. */
export const signInTypeOf = (given: string | null): SignInType =>
  signInTypes.find((type) => type === given) ?? 'my-garage'

/** The address of the sign-in page: `redirect` and `back` are paths of the site. */
export const signInAddress = (
  type: SignInType,
  { redirect, back }: { redirect?: string; back?: string } = {},
): string => `/sign-in?${new URLSearchParams({ type, ...(redirect && { redirect }), ...(back && { back }) })}`
