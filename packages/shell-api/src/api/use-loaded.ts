import { useEffect, useState } from 'react'
import { useHost } from '../host.ts'
import type { Api } from './api.ts'

export type Loaded<T> = {
  /** The last answer; it stays while the next one is on its way, and when that fails. */
  value: T | undefined
  /** Why the last attempt failed; undefined while another is on its way. */
  error: unknown
  /** Whether the answer for the present key is still to come. */
  isLoading: boolean
  retry(): void
}

/**
 * What a component loads for itself once it is in the browser, again for each key; null loads nothing. An answer that a newer key or the
 * component's end overtook is dropped, and `over` is aborted. A failure is logged and costs the component alone.
 */
export function useLoaded<T>(key: string | null, load: (api: Api, over: AbortSignal) => Promise<T>): Loaded<T> {
  const { api, reportFault } = useHost()
  const [settled, setSettled] = useState<{ turn?: string; value?: T | undefined; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  const turn = key === null ? undefined : `${attempt} ${key}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each key and attempt, whatever else renders
  useEffect(() => {
    if (turn === undefined) return
    const over = new AbortController()
    load(api, over.signal).then(
      (value) => !over.signal.aborted && setSettled({ turn, value }),
      (error: unknown) => {
        if (over.signal.aborted) return
        reportFault(error)
        setSettled(({ value }) => ({ turn, value, error }))
      },
    )
    return () => over.abort()
  }, [turn])

  const isSettled = turn === settled.turn
  return {
    value: settled.value,
    error: isSettled ? settled.error : undefined,
    isLoading: turn !== undefined && !isSettled,
    retry: () => setAttempt(attempt + 1),
  }
}
