import { noPostcodeText, unknownLocationText } from '@forecourt/domain/delivery/delivery-price'
import { dollars } from '@forecourt/domain/pricing/price'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { TextField } from '@forecourt/ui/forms/text/field'
import { type FormEvent, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import styles from './costs.module.css'

type State =
  | { kind: 'idle' | 'loading' }
  | { kind: 'result'; price: number; name: string }
  | { kind: 'error'; message: string }

/** DL-1: idle, loading, a price with its region, or one of two messages. */
export function DeliveryCost() {
  const api = useApi()
  const [postcode, setPostcode] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function ask(event: FormEvent) {
    event.preventDefault()
    const asked = postcode.trim()
    if (asked === '') return setState({ kind: 'error', message: noPostcodeText })
    if (!/^\d{4}$/.test(asked)) return setState({ kind: 'error', message: unknownLocationText })
    setState({ kind: 'loading' })
    try {
      const { deliveryPrice } = await loadEndpoints()
      const found = await api.get(deliveryPrice, { postcode: asked })
      setState(
        found.outcome === 'priced' ? { kind: 'result', ...found } : { kind: 'error', message: unknownLocationText },
      )
    } catch (error) {
      setState({ kind: 'error', message: toMessage(error) })
    }
  }

  return (
    <section className={styles.card} aria-labelledby="delivery-cost-title">
      <h3 id="delivery-cost-title" className={styles.title}>
        What it costs to deliver
      </h3>
      <form className={styles.fields} onSubmit={ask} noValidate>
        <TextField
          label="Your postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={postcode}
          onChange={({ currentTarget }) => setPostcode(currentTarget.value)}
        />
        <Button type="submit" disabled={state.kind === 'loading'}>
          {state.kind === 'loading' ? 'Estimating…' : 'Estimate'}
        </Button>
      </form>
      <p className={styles.result} role="status">
        {state.kind === 'error' && state.message}
        {state.kind === 'result' && (
          <>
            <span className={styles.amount}>{state.price === 0 ? 'Free' : dollars(state.price)}</span>to {state.name}
          </>
        )}
      </p>
    </section>
  )
}
