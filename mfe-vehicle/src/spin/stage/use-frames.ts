import { useEffect, useState } from 'react'
import { useSpin } from '../spin-state.ts'
import { type Frame, loadFrames } from './load-frames.ts'

/** Widths of renditions, for phones and for wider stages. */
const widthOf = (): 720 | 960 => (innerWidth < 640 ? 720 : 960)

/** GA-3: the frames once all of them are there; until then how many. One that does not come ends the spin. */
export function useFrames(): { frames: Frame[] | undefined; loaded: number } {
  const { frames: urls, fail } = useSpin()
  const [frames, setFrames] = useState<Frame[]>()
  const [loaded, setLoaded] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the frames of a vehicle
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    loadFrames(urls, { width: widthOf(), signal, onProgress: setLoaded })
      .then((all) => !signal.aborted && setFrames(all))
      .catch((error: unknown) => !signal.aborted && fail('spinner', error))
    return () => over.abort()
  }, [urls])
  return { frames, loaded }
}
