import { parsePostcode } from '@forecourt/domain/locations/postcodes'
import { setNear } from '@forecourt/domain/search/search-update'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { TextField } from '@forecourt/ui/forms/text/field'
import { LocateFixed } from '@forecourt/ui/media/icons'
import { useRef, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import type { Search } from '../use-search.ts'
import styles from './near-fields.module.css'

/** To some kilometres, as a postcode is. */
const rounded = (degrees: number): string => degrees.toFixed(1)

export type NearFieldsProps = { search: Search }

/** LO-5: a postcode, or that of the suburb where the browser says that it is: the position is rounded before it is asked about. */
export function NearFields({ search }: NearFieldsProps) {
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isLocating, setIsLocating] = useState(false)

  function choose(postcode: string) {
    setProblem(undefined)
    if (field.current) field.current.value = postcode
    search.change(setNear(search.state, postcode))
  }

  function find() {
    const postcode = parsePostcode(field.current?.value ?? '')
    if (postcode) choose(postcode)
    else setProblem('Invalid postcode. Please enter a 4-digit number.')
  }

  function locate() {
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const position = { lat: rounded(coords.latitude), long: rounded(coords.longitude) }
        try {
          const { nearestLocality } = await loadEndpoints()
          choose((await api.get(nearestLocality, position)).postcode)
        } catch (error) {
          setProblem(toMessage(error))
        }
        setIsLocating(false)
      },
      () => {
        setIsLocating(false)
        setProblem('Your browser did not share where you are. Type a postcode instead.')
      },
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }

  return (
    <div className={styles.fields}>
      <TextField
        ref={field}
        size="small"
        label="Your postcode"
        defaultValue={search.state.near}
        inputMode="numeric"
        autoComplete="postal-code"
        error={problem}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is that of the words.
          event.preventDefault()
          find()
        }}
      />
      <Button size="small" onClick={find}>
        Show nearest first
      </Button>
      <Button look="quiet" size="small" aria-busy={isLocating} onClick={locate}>
        <LocateFixed size={18} aria-hidden />
        Use my location
      </Button>
    </div>
  )
}
