const shape = /^[\w-]{22}$/

/** Parameters of the fragment of a checkout's address, which no server and no cache sees. */
const paramsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''))

/** The reservation that an address opens. */
export function reservationIn(hash: string): string | null {
  const id = paramsOf(hash).get('reservation')
  return id !== null && shape.test(id) ? id : null
}

/** What a shopper chose of a purchase: `handover=delivery`. */
export const choicesIn = (hash: string): Record<string, string> => Object.fromEntries(paramsOf(hash))

/** The fragment with other choices, or a reservation; what is empty is left out. */
export function withChoices(hash: string, choices: Readonly<Record<string, string>>): string {
  const params = paramsOf(hash)
  for (const [name, value] of Object.entries(choices)) value === '' ? params.delete(name) : params.set(name, value)
  const text = params.toString()
  return text && `#${text}`
}

/** RS-1. Where a shopper sees and cancels a reservation, on any device. */
export const reservationPath = (slug: string, id: string): string =>
  `/cars/${slug}/checkout${withChoices('', { reservation: id })}`
