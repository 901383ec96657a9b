import type { PartName, PartProps } from '@forecourt/contracts/parts/parts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { FaultBoundary } from './fault-boundary.tsx'
import { useHost } from './host.ts'
import type { PartModule } from './page.ts'

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

const intents = ['pointerover', 'touchstart', 'focusin']

/** Starts `then` once, at the moment that `when` names. Returns what stops waiting for it. */
function waitFor(when: PartWhen, frame: HTMLElement, then: () => void): () => void {
  if (when === 'idle') {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(then)
      return () => cancelIdleCallback(handle)
    }
    // Safari has no idle callbacks.
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  if (when === 'intent') {
    const waiting = new AbortController()
    const start = () => {
      waiting.abort()
      then()
    }
    for (const type of intents) frame.addEventListener(type, start, { passive: true, signal: waiting.signal })
    return () => waiting.abort()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: '400px' },
  )
  observer.observe(frame)
  return () => observer.disconnect()
}

type Loaded = PartModule | 'failed' | null

/** A part's code once its moment has come; `attempt` counts the tries. */
function usePartCode(name: string, when: PartWhen, frame: RefObject<HTMLElement | null>) {
  const { parts } = useHost()
  const [attempt, setAttempt] = useState(0)
  const [part, setPart] = useState<Loaded>(null)
  const fail = (error: unknown) => {
    parts.failed(name, error)
    setPart('failed')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each name and attempt, whatever else renders
  useEffect(() => {
    if (!frame.current) return
    let isOver = false
    const show = (loaded: PartModule) => {
      if (isOver) return
      parts.shown(name)
      setPart(loaded)
    }
    // Somebody who tries again has waited already.
    const stopWaiting = waitFor(attempt === 0 ? when : 'visible', frame.current, () => {
      parts.load(name).then(show, (error) => !isOver && fail(error))
    })
    return () => {
      isOver = true
      stopWaiting()
    }
  }, [name, attempt])

  const retry = () => {
    setPart(null)
    setAttempt(attempt + 1)
  }
  return { part, fail, retry }
}

/**
 * A widget of another remote. Whatever happens to it stays in its own area: it never takes the page down. On a site without the
 * capability that it requires there is nothing of it.
 */
export function Part<N extends PartName>(placement: PartPlacement<N>) {
  const { parts } = useHost()
  return parts.isOff(placement.name) ? null : <PlacedPart {...placement} />
}

function PlacedPart<N extends PartName>(placement: PartPlacement<N>) {
  const { name, props, when = 'visible', placeholder = null, fallback } = placement
  const { PartFailed } = useHost()
  const frame = useRef<HTMLDivElement>(null)
  const { part, fail, retry } = usePartCode(name, when, frame)
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
