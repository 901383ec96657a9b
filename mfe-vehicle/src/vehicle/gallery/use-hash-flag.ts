import { useEffect, useRef, useState } from 'react'

const isAt = (hash: string): boolean => location.hash === hash

/**
 * Something over the page that is there while the address says so: `#photos`. Turning it on adds an entry to the history, so Back
 * turns it off and Forward on again, and a link can open it. Not to be had before hydration.
 */
export function useHashFlag(name: string) {
  const hash = `#${name}`
  const [isOn, setIsOn] = useState(false)
  /** The entry that this page put on top of its own. */
  const ownEntry = useRef<string | null>(null)

  useEffect(() => {
    const follow = () => setIsOn(isAt(hash))
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [hash])

  function turnOn() {
    // A fragment of no element: the page keeps its place, and the router leaves it alone.
    location.hash = hash
    ownEntry.current = location.href
  }

  function turnOff() {
    setIsOn(false)
    if (!isAt(hash)) return
    if (ownEntry.current === location.href) history.back()
    else history.replaceState(history.state, '', location.pathname + location.search)
    ownEntry.current = null
  }

  return { isOn, turnOn, turnOff }
}
