import { noPostcodeText, unknownLocationText } from '@forecourt/domain/delivery/delivery-price'
import { suburbSource } from '@forecourt/domain/locations/suburb-source'
import { dollars } from '@forecourt/domain/pricing/price'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
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
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  const [postcode, setPostcode] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (postcode.trim() === '') return setState({ kind: 'error', message: noPostcodeText })
    setState({ kind: 'loading' })
    try {
      const asked = await suburbs.resolve(postcode)
      if (!asked) return setState({ kind: 'error', message: unknownLocationText })
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
        <PostcodeField
          isWide
          suburbs={suburbs}
          label="Your suburb or postcode"
          value={postcode}
          onChange={({ currentTarget }) => setPostcode(currentTarget.value)}
        />
        <Button type="submit" disabled={state.kind === 'loading'}>
          {state.kind === 'loading' ? 'Estimating…' : 'Estimate'}
        </Button>
      </form>
      <p className={styles.result} role="status">
        {state.kind === 'idle' && 'Type a suburb to see the price here.'}
        {state.kind === 'error' && state.message}
        {state.kind === 'result' && (
          <>
            <span className={styles.amount}>{state.price === 0 ? 'Free' : dollars(state.price)}</span> to {state.name}
          </>
        )}
      </p>
    </section>
  )
}
