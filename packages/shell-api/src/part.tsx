import type { PartName, PartProps } from '@forecourt/contracts/parts/parts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FaultBoundary } from './fault-boundary.tsx'
import { useHost } from './host.ts'
import type { PartModule } from './page.ts'
import { whenIdle } from './when-idle.ts'

/** When a part's code loads: when it is about to be seen, when a shopper goes near its placeholder, or when the browser has time. */
export type PartWhen = 'visible' | 'intent' | 'idle'

type PartPlacement<N extends PartName> = {
  /** Which remote declares the part is not the placer's business. */
  name: N
  props: PartProps<N>
  when?: PartWhen
  /** Is there until the part is; best of the part's own size. It is also what the server renders. */
  placeholder?: ReactNode
  /** In place of the host's own words when the part fails. */
  fallback?: ReactNode
}

/** Does work at the moment that `when` names, or later again, until `over`. */
function doWhen(when: PartWhen, frame: HTMLElement, over: AbortSignal, work: () => void): void {
  if (when === 'idle') over.addEventListener('abort', whenIdle(work))
  else if (when === 'intent')
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      frame.addEventListener(type, work, { passive: true, signal: over })
  else {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && work(), { rootMargin: '400px' })
    observer.observe(frame)
    over.addEventListener('abort', () => observer.disconnect())
  }
}

/**
 * A widget of another remote. Whatever happens to it stays in its own area: it never takes the page down. On a site without the
 * capability that it requires there is nothing of it.
 */
export function Part<N extends PartName>(placement: PartPlacement<N>) {
  const { name, props, when = 'visible', placeholder = null, fallback } = placement
  const { parts, PartFailed } = useHost()
  const frame = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [part, setPart] = useState<PartModule | 'failed' | null>(null)
  const fail = (error: unknown) => {
    parts.failed(name, error)
    setPart('failed')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each name and attempt, whatever else renders
  useEffect(() => {
    if (!frame.current) return
    const over = new AbortController()
    let isStarted = false
    const finish = (show: () => void) => !over.signal.aborted && show()
    const load = () => {
      if (isStarted || over.signal.aborted) return
      isStarted = true
      parts.load(name).then(
        (loaded) =>
          finish(() => {
            parts.shown(name)
            setPart(loaded)
          }),
        (error) => finish(() => fail(error)),
      )
    }
    // A retry has waited already.
    doWhen(attempt === 0 ? when : 'visible', frame.current, over.signal, load)
    return () => over.abort()
  }, [name, attempt])

  if (parts.isOff(name)) return null
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
