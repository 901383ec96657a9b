import { useEffect, useState } from 'react'
import styles from './external-viewer.module.css'
import { useSpin } from './spin-state.ts'

const maxWaitMs = 15_000

/** GA-5: another firm's viewer, in a frame that reaches nothing of the page. One that does not come in time leaves the photos. */
export function ExternalViewer({ src }: { src: string }) {
  const { name, fail } = useSpin()
  const [isLoaded, setIsLoaded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each address
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => fail('spinner', new Error('The external viewer did not load in time.')), maxWaitMs)
    return () => clearTimeout(timer)
  }, [src, isLoaded])
  return (
    <iframe
      src={src}
      title={`${name}, all round`}
      className={styles.frame}
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen"
      referrerPolicy="no-referrer"
      onLoad={() => setIsLoaded(true)}
    />
  )
}
