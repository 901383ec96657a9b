import type { CopiedText } from '@forecourt/domain/vehicle/share/copied-texts'
import { useEffect, useState } from 'react'

/** DL-3: copies an address; `feedback` says for a moment what came of it. */
export function useCopy({ text, ms }: CopiedText, url: string, name: string) {
  const [feedback, setFeedback] = useState<string>()

  useEffect(() => {
    if (feedback === undefined) return
    const timer = setTimeout(() => setFeedback(undefined), ms)
    return () => clearTimeout(timer)
  }, [feedback, ms])

  async function copy() {
    // Browsers hide the clipboard from addresses that are not secure.
    const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('There is no clipboard here.'))
    setFeedback(
      await copied.then(
        () => text(name),
        () => 'Not copied',
      ),
    )
  }

  return { copy, feedback }
}
