import { type RefObject, useEffect } from 'react'
import type { Search } from './use-search.ts'

/**
 * Boxes and the order belong to the shopper: no render is needed for them to change, nor takes a newer press back. They follow
 * the address once what is rendered is the latest, as after Back or when a chip was removed.
 */
export function useFollowAddress(form: RefObject<HTMLFormElement | null>, search: Search): void {
  useEffect(() => {
    if (!form.current || !search.isLatest()) return
    const { lists, flags, sortBy } = search.state
    const chosen = new Set<string>()
    for (const [name, values] of Object.entries(lists)) for (const value of values) chosen.add(`${name}=${value}`)
    for (const name of Object.keys(flags)) chosen.add(`${name}=true`)
    for (const control of form.current.elements) {
      if (control instanceof HTMLSelectElement && control.name === 'sortBy') control.value = sortBy
      else if (control instanceof HTMLInputElement && control.type === 'checkbox' && control.name !== '')
        control.checked = chosen.has(`${control.name}=${control.value}`)
    }
  })
}
