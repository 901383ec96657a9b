import { type FoundPlace, noPlaceText, suburbSource } from '@forecourt/domain/locations/suburb-source'
import { nearName, nearOf, nearPostcode } from '@forecourt/domain/search/near'
import { setNear } from '@forecourt/domain/search/search-update'
import { toMessage, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import { LocateFixed } from '@forecourt/ui/media/late-icons'
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
  const { near = '' } = search.state
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  const field = useRef<HTMLInputElement>(null)
  const chosen = useRef<FoundPlace>(undefined)
  const [problem, setProblem] = useState<string>()
  const [isLocating, setIsLocating] = useState(false)

  function choose(place: FoundPlace) {
    setProblem(undefined)
    if (field.current) field.current.value = place.postcode
    search.change((state) => setNear(state, nearOf(place)))
  }

  async function find() {
    const typed = field.current?.value ?? ''
    const place = await suburbs.find(typed, [chosen.current, { name: nearName(near), postcode: nearPostcode(near) }])
    if (place) choose(place)
    else setProblem(noPlaceText(typed))
  }

  function locate() {
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const position = { lat: rounded(coords.latitude), long: rounded(coords.longitude) }
        try {
          const { nearestLocality } = await loadEndpoints()
          choose(await api.get(nearestLocality, position))
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
      <PostcodeField
        isWide
        suburbs={suburbs}
        ref={field}
        size="small"
        label="Your suburb or postcode"
        defaultValue={nearPostcode(near)}
        error={problem}
        onChoose={(suburb) => {
          chosen.current = suburb
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is that of the words.
          event.preventDefault()
          void find()
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
