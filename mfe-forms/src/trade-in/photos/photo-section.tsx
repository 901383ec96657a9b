import { maxPhotos, photoTypes } from '@forecourt/contracts/trade-in/photos'
import { countOf } from '@forecourt/domain/text/numbers'
import { photoWords } from '@forecourt/domain/trade-in/photos'
import { Button, buttonClass } from '@forecourt/ui/controls/button'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { CoverInput } from '@forecourt/ui/forms/choices/cover-input'
import { X } from '@forecourt/ui/media/icons'
import { type ChangeEvent, useEffect, useRef } from 'react'
import styles from './photos.module.css'
import type { Photos, ShownPhoto } from './use-photos.ts'

/** TI-1. Photos of the car: taken with the phone, or chosen. */
export function PhotoSection({ held }: { held: Photos }) {
  const { kept, photos, room, note, leftOut, add, retry, remove } = held
  const isDisabled = kept.value === undefined || room <= 0
  const section = useRef<HTMLElement>(null)
  const pressedAt = useRef<number | null>(null)

  // The button that removes a photo or tries it again is gone after its press: focus moves to what is there, or to where photos are chosen.
  useEffect(() => {
    const at = pressedAt.current
    if (at === null || document.activeElement !== document.body) return
    pressedAt.current = null
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)]
    const chooser = section.current?.querySelector<HTMLElement>('input[multiple]')
    ;(next ?? chooser)?.focus()
  })

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    add([...(currentTarget.files ?? [])])
    // The same file again is a change too.
    currentTarget.value = ''
  }

  return (
    <section ref={section} className={styles.section} aria-labelledby="photos-heading">
      <h3 id="photos-heading" className={styles.heading}>
        Photos <span className={styles.optional}>(optional)</span>
      </h3>
      <p className={styles.hint}>
        All four sides, the inside, the odometer and any damage help us to value it. Up to {maxPhotos}.
      </p>
      {kept.value === undefined && kept.isLoading && (
        <div role="status" aria-label="Loading your photos" className={styles.list}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.picture} />
        </div>
      )}
      {kept.error !== undefined && <LoadFailed onRetry={kept.retry}>Your photos did not load.</LoadFailed>}
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo, index) => (
            <Photo
              key={photo.key}
              photo={photo}
              name={`photo ${index + 1}`}
              onRetry={() => {
                pressedAt.current = index
                retry(photo.key)
              }}
              onRemove={() => {
                pressedAt.current = index
                void remove(photo)
              }}
            />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <FileButton label="Take a photo" className={styles.take} isCamera isDisabled={isDisabled} onChange={choose} />
        <FileButton label="Choose photos" isDisabled={isDisabled} onChange={choose} />
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <p role="status" className={styles.leftOut}>
        {leftOut > 0 && `${countOf(leftOut, 'photo')} left out. ${photoWords.full}`}
      </p>
    </section>
  )
}

type FileButtonProps = {
  label: string
  className?: string | undefined
  /** Opens the camera, on devices that have one. */
  isCamera?: boolean
  isDisabled: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

const camera = { accept: 'image/*', capture: 'environment' } as const
/** For a page that names its types iPhones make JPEG of their own format. */
const library = { accept: photoTypes.join(), multiple: true }

/** A file input that looks like a button, and is one for the keyboard. */
function FileButton({ label, className, isCamera = false, isDisabled, onChange }: FileButtonProps) {
  const look = [styles.file, isDisabled && styles.disabled, className].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: CoverInput is its control.
    <label className={buttonClass({}, look)}>
      <CoverInput type="file" {...(isCamera ? camera : library)} disabled={isDisabled} onChange={onChange} />
      {label}
    </label>
  )
}

const stateWords = {
  waiting: 'Waiting',
  sending: 'Sending',
  checking: 'Checking',
  kept: 'Checked and kept',
} as const satisfies Record<Exclude<ShownPhoto['state']['kind'], 'failed'>, string>

type PhotoProps = { photo: ShownPhoto; name: string; onRetry(): void; onRemove(): void }

function Photo({ photo: { picture, state }, name, onRetry, onRemove }: PhotoProps) {
  const isOnItsWay = state.kind !== 'kept' && state.kind !== 'failed'
  return (
    <li className={styles.photo}>
      <div className={styles.frame}>
        {picture ? (
          <img src={picture} alt={`Your car, ${name}`} className={styles.picture} />
        ) : state.kind === 'failed' ? (
          <div className={styles.refused} aria-hidden="true" />
        ) : (
          <Skeleton className={styles.picture} />
        )}
        <span data-remove className={styles.remove}>
          <IconButton
            label={`${isOnItsWay ? 'Cancel' : 'Remove'} ${name}`}
            icon={<X size={20} />}
            look="floating"
            onClick={onRemove}
          />
        </span>
        {isOnItsWay && (
          <progress
            className={styles.progress}
            aria-label={`${state.kind === 'checking' ? 'Checking' : 'Sending'} ${name}`}
            {...(state.kind === 'sending' && { value: state.part })}
          />
        )}
      </div>
      {state.kind !== 'failed' && <span className={styles.state}>{stateWords[state.kind]}</span>}
      {state.kind === 'failed' && (
        <div role="alert" className={styles.failure}>
          <span>Not sent. {state.words}</span>
          {state.canRetry && (
            <Button size="small" onClick={onRetry} aria-label={`Try ${name} again`}>
              Try again
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
