import { type ComponentType, useEffect, useState } from 'react'

/** Whether this browser, or this tab of it, has something under a key. */
export function isStored(key: string, kind: 'local' | 'session' = 'local'): boolean {
  try {
    return (kind === 'local' ? localStorage : sessionStorage).getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * A component for browsers that have stored something under a key; others load nothing of it. Undefined until it is there, and where it
 * does not load: `onFault` gets why, and the page stays as it is. `load` and `onFault` are the same at each render.
 */
export function useWhenStored<Props>(
  key: string,
  load: () => Promise<ComponentType<Props>>,
  onFault: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  useEffect(() => {
    if (isStored(key)) load().then((Component) => setLoaded({ Component }), onFault)
  }, [key, load, onFault])
  return loaded?.Component
}
