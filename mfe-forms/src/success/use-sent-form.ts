import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** What this tab sent last, and when the page was seen. Undefined on the server, before the script and where nothing is known. */
export function useSentForm(): { sent: SentForm | undefined; now: Date } | undefined {
  const { value } = useLoaded('sent', async () => {
    const now = new Date()
    const endpoints = await loadEndpoints().catch(() => undefined)
    return { sent: endpoints?.readSentForm(), now }
  })
  return value
}
