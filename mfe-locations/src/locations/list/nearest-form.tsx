import { type FoundPlace, noPlaceText, suburbSource } from '@forecourt/domain/locations/suburb-source'
import { nearOf } from '@forecourt/domain/search/near'
import { useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import { LocateFixed } from '@forecourt/ui/media/late-icons'
import { type FormEvent, useRef, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import styles from './nearest-form.module.css'

type Props = {
  path: string
  postcode: string
  department: string | undefined
  error: string | undefined
  /** `2150`, or with the suburb's name, `Harris Park 2150`. */
  onPlace(near: string): void
  onPosition(position: { lat: number; long: number }): void
}

/** LO-5: nearest to a suburb or a postcode, or to where the browser says that it is. The position never leaves the browser. */
export function NearestForm({ path, postcode, department, error, onPlace, onPosition }: Props) {
  const api = useApi()
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  const chosen = useRef<FoundPlace>(undefined)
  const [problem, setProblem] = useState<string>()
  const [isLocating, setIsLocating] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '')
    const place = await suburbs.find(typed, [chosen.current])
    if (!place) return setProblem(noPlaceText(typed))
    setProblem(undefined)
    onPlace(nearOf(place))
  }

  function locate() {
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false)
        setProblem(undefined)
        onPosition({ lat: coords.latitude, long: coords.longitude })
      },
      () => {
        setIsLocating(false)
        setProblem('Your browser did not share where you are. Type a postcode instead.')
      },
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }

  return (
    <form className={styles.form} action={path} method="get" onSubmit={submit} noValidate>
      {department && <input type="hidden" name="department" value={department} />}
      <PostcodeField
        key={postcode}
        isWide
        suburbs={suburbs}
        className={styles.field}
        label="Nearest to suburb or postcode"
        name="postcode"
        defaultValue={postcode}
        error={problem ?? error}
        onChoose={(suburb) => {
          chosen.current = suburb
        }}
      />
      <Button type="submit" look="primary" className={styles.find}>
        Find nearest
      </Button>
      <Button look="quiet" className={styles.locate} aria-busy={isLocating} onClick={locate}>
        <LocateFixed size={18} aria-hidden />
        Use my location
      </Button>
    </form>
  )
}
