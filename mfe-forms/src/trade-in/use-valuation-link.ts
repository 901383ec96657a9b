import { useEffect, useState } from 'react'

/** Which valuation the address opens, and which of its steps. */
export type ValuationLink = { lead_id: string; step?: number }

const shape = /^#valuation\?link=([\w-]{16,64})(?:&step=([1-3]))?$/

export const linkHash = ({ lead_id, step }: ValuationLink): string =>
  `#valuation?link=${lead_id}${step === undefined ? '' : `&step=${step}`}`

function read(): ValuationLink | undefined {
  const [, lead_id, step] = shape.exec(location.hash) ?? []
  return lead_id === undefined ? undefined : { lead_id, ...(step !== undefined && { step: Number(step) }) }
}

/**
 * The valuation in the address's fragment, which no server and no cache sees. Each step is an entry of the history, so Back leads
 * through them; undefined before hydration and without one.
 */
export function useValuationLink() {
  const [link, setLink] = useState<ValuationLink>()
  useEffect(() => {
    const follow = () => setLink(read())
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return {
    link,
    open(to: ValuationLink) {
      if (linkHash(to) !== location.hash) location.hash = linkHash(to)
      setLink(to)
    },
    close() {
      history.replaceState(history.state, '', location.pathname + location.search)
      setLink(undefined)
    },
  }
}
