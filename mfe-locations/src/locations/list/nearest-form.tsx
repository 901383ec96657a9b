import { suburbSource } from '@forecourt/domain/locations/suburb-source'
import { useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import { LocateFixed } from '@forecourt/ui/media/icons'
import { type FormEvent, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import styles from './nearest-form.module.css'

type Props = {
  path: string
  postcode: string
  department: string | undefined
  error: string | undefined
  onPostcode(postcode: string): void
  onPosition(position: { lat: number; long: number }): void
}

const badPostcode = 'Invalid postcode. Please enter a 4-digit number.'

/** LO-5: nearest to a postcode, or to where the browser says that it is. The position never leaves the browser. */
export function NearestForm({ path, postcode, department, error, onPostcode, onPosition }: Props) {
  const api = useApi()
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  const [problem, setProblem] = useState<string>()
  const [isLocating, setIsLocating] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const postcode = await suburbs.resolve(String(new FormData(event.currentTarget).get('postcode') ?? ''))
    if (!postcode) return setProblem(badPostcode)
    setProblem(undefined)
    onPostcode(postcode)
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
