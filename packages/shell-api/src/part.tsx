import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FaultBoundary } from './fault-boundary.tsx'
import { useHost } from './host.ts'
import type { PartModule } from './page.ts'

type PartProps = {
  /** The part's name in the manifest of the remote that declares it; which remote that is, is not the placer's business. */
  name: string
  props?: Record<string, unknown>
  /** Stands there until the part does; best of the part's own size. It is also what the server renders. */
  placeholder?: ReactNode
  /** In place of the host's own words when the part fails. */
  fallback?: ReactNode
}

/**
 * A widget of another remote. Its code loads when it is about to be seen. Whatever happens to it stays in its own area:
 * it never takes the page down.
 */
export function Part({ name, props = {}, placeholder = null, fallback }: PartProps) {
  const { loadPart, PartFailed, reportFault } = useHost()
  const frame = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [part, setPart] = useState<PartModule | 'failed' | null>(null)
  const fail = (error: unknown) => {
    reportFault(error)
    setPart('failed')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each name and attempt, whatever else renders
  useEffect(() => {
    if (!frame.current) return
    let isOver = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        loadPart(name).then(
          (loaded) => !isOver && setPart(loaded),
          (error) => !isOver && fail(error),
        )
      },
      { rootMargin: '400px' },
    )
    observer.observe(frame.current)
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [name, attempt])

  const retry = () => {
    setPart(null)
    setAttempt(attempt + 1)
  }
  return (
    <div ref={frame} data-part={name}>
      {part === null && placeholder}
      {part === 'failed' && (fallback ?? <PartFailed retry={retry} />)}
      {part !== null && part !== 'failed' && (
        <FaultBoundary subject={part} onFault={fail} fallback={null}>
          <part.Part {...props} />
        </FaultBoundary>
      )}
    </div>
  )
}
