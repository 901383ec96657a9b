import { useHost } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'

/** What a part loads for itself, again for each `key`; undefined until it is there. A failure costs the part alone. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | 'failed' | undefined {
  const { reportFault } = useHost()
  const [loaded, setLoaded] = useState<T | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each key, whatever else renders
  useEffect(() => {
    let isOver = false
    load().then(
      (value) => !isOver && setLoaded(() => value),
      (error: unknown) => {
        reportFault(error)
        if (!isOver) setLoaded('failed')
      },
    )
    return () => {
      isOver = true
    }
  }, [key])
  return loaded
}
