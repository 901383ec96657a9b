import type { Point } from '@forecourt/domain/locations/distance'
import { type FoundPlace, noPlaceText, suburbSource } from '@forecourt/domain/locations/suburb-source'
import { nearOf } from '@forecourt/domain/search/near'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import { type FormEvent, useRef, useState } from 'react'
import { loadEndpoints } from '../../../load-endpoints.ts'
import styles from './near-form.module.css'

/** Where distances are measured from, in words. */
export type Origin = Point & { name: string }

type Props = { origin: Origin | undefined; onOrigin(origin: Origin): void }

/** LO-5: measures from a suburb or postcode. Without scripts the page of locations does. */
export function NearForm({ origin, onOrigin }: Props) {
  const api = useApi()
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  const chosen = useRef<FoundPlace>(undefined)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '')
    try {
      const place = await suburbs.find(typed, [chosen.current])
      const { listLocations } = await loadEndpoints()
      const { area } = place ? await api.get(listLocations, {}, `postcode=${encodeURIComponent(nearOf(place))}`) : {}
      if (area) onOrigin({ ...area, name: `${area.postcode} ${area.name}` })
      setProblem(area ? undefined : noPlaceText(typed))
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
        onChoose={(suburb) => {
          chosen.current = suburb
        }}
      />
      <Button type="submit">Find nearest</Button>
      <p className={styles.origin} role="status">
        {origin && `Nearest to ${origin.name} first`}
      </p>
    </form>
  )
}
