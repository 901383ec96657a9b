import { useEffect, useState } from 'react'

const feedbackMs = 1500

/**
 * Shares an address with the device's own sheet, or copies it where there is none. `feedback` says for a moment what
 * came of it. Closing the sheet without choosing is no failure.
 */
export function useShare(url: string, title: string) {
  const [feedback, setFeedback] = useState<'Copied' | 'Not copied'>()

  useEffect(() => {
    if (!feedback) return
    const timer = setTimeout(() => setFeedback(undefined), feedbackMs)
    return () => clearTimeout(timer)
  }, [feedback])

  async function share() {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title }).catch(() => undefined)
      return
    }
    // Browsers hide the clipboard from addresses that are not secure.
    const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('There is no clipboard here.'))
    setFeedback(await copied.then(() => 'Copied' as const).catch(() => 'Not copied' as const))
  }

  return { share, feedback }
}
