import { useEffect, useState } from 'react'

/** The path on screen, for what lies over all pages. */
export function useCurrentPath(): string {
  const [path, setPath] = useState(() => location.pathname)
  useEffect(() => {
    const listening = new AbortController()
    const follow = () => setPath(location.pathname)
    // Where there is none, each page is a document of its own.
    if ('navigation' in window) navigation.addEventListener('currententrychange', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return path
}
