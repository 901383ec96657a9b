/** What a search is near to, as its address has it: `5067`, or with the name that was typed, `Kent Town 5067`, `Richmond NSW 2753`. */
const nearPattern = /^(?:(?<name>\p{L}[\p{L}\p{M}\p{N} .'’()-]{0,59}) )?(?<postcode>\d{4})$/u

export const isNear = (text: string): boolean => nearPattern.test(text)

/** The postcode of what a search is near to. */
export const nearPostcode = (near: string): string => near.slice(-4)

/** What a search is near to, of a suburb or of a postcode alone. A name that no address takes is left out. */
export function nearOf({ name, postcode }: { name?: string; postcode: string }): string {
  const near = name ? `${name} ${postcode}` : postcode
  return isNear(near) ? near : postcode
}

/** The name in what a search is near to; empty where it is a postcode alone. */
export const nearName = (near: string): string => nearPattern.exec(near)?.groups?.name ?? ''
