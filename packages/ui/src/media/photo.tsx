import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './photo.module.css'

type Props = {
  /** Absent when there is no photo: the fallback shows. */
  src?: string
  /** The same photo in other widths, and how wide it is drawn, as an `<img>` takes them. */
  srcSet?: string
  sizes?: string
  alt: string
  ratio?: 'card' | 'wide' | 'square'
  /** Above the fold: loads eagerly with high priority. */
  isPriority?: boolean
  /** The fallback without a photo, or if it cannot be loaded. */
  fallback?: ReactNode
  /** Called if it cannot be loaded. */
  onLoadError?(): void
  className?: string
}

/** A photo without layout shift: 4:3 (`card`), 16:10 (`wide`) or 1:1, cropped to fill. Phrasing content, so that it may lie in a button. */
export function Photo(props: Props) {
  const { src, srcSet, sizes, alt, ratio = 'card', isPriority = false, fallback, onLoadError, className } = props
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()
  const [state, setState] = useState<'unknown' | 'waiting' | 'shown'>('unknown')

  // The server's picture may have arrived, or failed, before the events were listened to; one that is still to come fades in.
  useEffect(() => {
    const element = image.current
    if (!element) return
    if (!element.complete) setState(isPriority ? 'unknown' : 'waiting')
    else if (element.naturalWidth === 0) setFailedSrc(src)
  }, [src, isPriority])

  const hasFailed = src !== undefined && failedSrc === src
  useEffect(() => {
    if (hasFailed) onLoadError?.()
  }, [hasFailed, onLoadError])

  return (
    <span className={classNames(styles.frame, styles[ratio], className)}>
      {!src || hasFailed ? (
        fallback
      ) : (
        <img
          ref={image}
          className={classNames(styles.photo, styles[state])}
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          width={960}
          height={640}
          decoding="async"
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          onLoad={() => setState('shown')}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  )
}
