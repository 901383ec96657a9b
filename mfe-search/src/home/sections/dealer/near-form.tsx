import type { Point } from '@forecourt/domain/locations/distance'
import { suburbSource } from '@forecourt/domain/locations/suburb-source'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import { type FormEvent, useState } from 'react'
import { loadEndpoints } from '../../../load-endpoints.ts'
import styles from './near-form.module.css'

/** Where distances are measured from, in words. */
export type Origin = Point & { name: string }

const badPostcode = 'Invalid postcode. Please enter a 4-digit number.'

type Props = { origin: Origin | undefined; onOrigin(origin: Origin): void }

/** LO-5: measures from a suburb or postcode. Without scripts the page of locations does. */
export function NearForm({ origin, onOrigin }: Props) {
  const api = useApi()
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '')
    try {
      const postcode = await suburbs.resolve(typed)
      const { listLocations } = await loadEndpoints()
      const { area } = postcode ? await api.get(listLocations, {}, `postcode=${postcode}`) : {}
      if (area) onOrigin({ ...area, name: `${area.postcode} ${area.name}` })
      setProblem(area ? undefined : badPostcode)
    } catch (error) {
      setProblem(toMessage(error))
    }
  }

  return (
    <form className={styles.form} action="/dealerships" onSubmit={submit} noValidate>
      <PostcodeField
        isWide
        className={styles.field}
        suburbs={suburbs}
        label="Nearest to suburb or postcode"
        name="postcode"
        error={problem}
      />
      <Button type="submit">Find nearest</Button>
      <p className={styles.origin} role="status">
        {origin && `Nearest to ${origin.name} first`}
      </p>
    </form>
  )
}
