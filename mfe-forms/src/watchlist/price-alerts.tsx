import { priceAlertWords } from '@forecourt/domain/leads/consent'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Switch } from '@forecourt/ui/forms/choices/switch'
import { useId, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import styles from './price-alerts.module.css'

/** Asks for messages about lower prices; nobody gets any who did not switch them on. It shows at once, and goes back where it cannot be stored. */
export function PriceAlerts({ phone, initial }: { phone: string; initial: boolean }) {
  const api = useApi()
  const hint = useId()
  const words = priceAlertWords(phone)
  const [isWanted, setIsWanted] = useState(initial)
  const [status, setStatus] = useState<{ text: string; isFault?: true }>()

  async function choose(wanted: boolean) {
    setIsWanted(wanted)
    setStatus(undefined)
    try {
      const { setPriceAlerts } = await loadEndpoints()
      await api.send(setPriceAlerts, { body: { wanted } })
      setStatus({ text: wanted ? 'We will text you when a price drops.' : 'No more messages about prices.' })
    } catch (error) {
      setIsWanted(!wanted)
      setStatus({ text: toMessage(error), isFault: true })
    }
  }

  return (
    <aside className={styles.choice} aria-label="Messages">
      <Switch
        label={words.label}
        checked={isWanted}
        onChange={({ target }) => void choose(target.checked)}
        aria-describedby={hint}
      />
      <p id={hint} className={styles.hint}>
        {words.hint}
      </p>
      <p role={status?.isFault ? 'alert' : 'status'} className={status?.isFault ? styles.fault : styles.status}>
        {status?.text}
      </p>
    </aside>
  )
}
