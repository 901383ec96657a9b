import { Button } from '@forecourt/ui/controls/button'
import { TextField } from '@forecourt/ui/forms/text/field'
import { LocateFixed } from '@forecourt/ui/media/icons'
import { type FormEvent, useState } from 'react'
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
  const [problem, setProblem] = useState<string>()
  const [isLocating, setIsLocating] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '').trim()
    if (!/^\d{4}$/.test(typed)) return setProblem(badPostcode)
    setProblem(undefined)
    onPostcode(typed)
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
      <TextField
        key={postcode}
        className={styles.field}
        label="Nearest to postcode"
        name="postcode"
        defaultValue={postcode}
        inputMode="numeric"
        maxLength={4}
        autoComplete="postal-code"
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
