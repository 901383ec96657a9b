import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../text/field-frame.tsx'
import { loadTurnstile } from './load-turnstile.ts'

type Props = {
  id: string
  /** The site's, of its settings. */
  siteKey: string | undefined
  error: string | undefined
  /** How many tokens were sent: each is spent, whatever was answered. */
  spent: number
  /** The token, or undefined once it is of no more use. */
  onToken(token: string | undefined): void
}

/** Cloudflare Turnstile, for a form that the spam rules doubt. Its code comes from its provider, and only then. */
export function Challenge({ id, siteKey, error, spent, onToken }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(onToken)
  const reset = useRef(() => {})
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    latest.current = onToken
  })
  useEffect(() => {
    let remove = () => {}
    let isOver = false
    const show = async () => {
      const turnstile = await loadTurnstile()
      if (isOver || !frame.current || siteKey === undefined) return
      const widget = turnstile.render(frame.current, {
        sitekey: siteKey,
        callback: (token) => latest.current(token),
        'expired-callback': () => latest.current(undefined),
        'error-callback': () => setHasFailed(true),
      })
      remove = () => turnstile.remove(widget)
      reset.current = () => turnstile.reset(widget)
    }
    show().catch(() => !isOver && setHasFailed(true))
    return () => {
      isOver = true
      reset.current = () => {}
      remove()
    }
  }, [siteKey])
  useEffect(() => {
    if (spent > 0) reset.current()
  }, [spent])
  return (
    <div>
      <div ref={frame} id={id} tabIndex={-1} />
      <FieldError id={id} error={hasFailed ? 'The check did not load. Reload the page, or call us.' : error} />
    </div>
  )
}
