import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

/** What this tab sent last, and when the page was seen. Undefined on the server, before the script and where nothing is known. */
export function useSentForm(): { sent: SentForm | undefined; now: Date } | undefined {
  const [known, setKnown] = useState<{ sent: SentForm | undefined; now: Date }>()
  useEffect(() => {
    const now = new Date()
    loadEndpoints().then(
      ({ readSentForm }) => setKnown({ sent: readSentForm(), now }),
      () => setKnown({ sent: undefined, now }),
    )
  }, [])
  return known
}
