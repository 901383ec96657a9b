import { carName } from '@forecourt/domain/trade-in/steps'
import { ApiError, useApi, useLoaded } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { Images } from '@forecourt/ui/media/icons'
import { useEffect, useRef, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import styles from './photos.module.css'

/** Before S3 stops to serve the addresses, after 15 minutes. */
const renewMs = 10 * 60_000

const link = /^#photos\?link=([\w-]{16,64})$/

/** The valuation in the address's fragment, which no server and no cache sees; null for no link, undefined before hydration. */
function usePhotosLink(): string | null | undefined {
  const [lead_id, setLeadId] = useState<string | null>()
  useEffect(() => {
    const follow = () => setLeadId(link.exec(location.hash)?.[1] ?? null)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return lead_id
}

/** TI-1. */
export function PhotosPage() {
  const lead_id = usePhotosLink()
  return (
    <div className={styles.page}>
      {lead_id === null ? <NoPhotos heading="h1" /> : <h1 className={styles.title}>Photos of a car to trade in</h1>}
      <noscript>
        <p>Turn on scripts to see the photos.</p>
      </noscript>
      {lead_id === undefined && <Waiting />}
      {lead_id && <Photos key={lead_id} lead_id={lead_id} />}
    </div>
  )
}

function Photos({ lead_id }: { lead_id: string }) {
  const api = useApi()
  const { value, error, retry } = useLoaded(`photos page ${lead_id}`, async () => {
    const { readPhotos, readValuation } = await loadEndpoints()
    try {
      const [{ photos }, { car, rego }] = await Promise.all([
        api.get(readPhotos, { lead_id }),
        api.get(readValuation, { lead_id }),
      ])
      return { photos, car: [car && carName(car), rego].filter(Boolean).join(' · ') }
    } catch (failure) {
      // A link that is over is an answer; what else fails can be tried again.
      if (failure instanceof ApiError && failure.code === 'not_found') return { photos: [], car: '' }
      throw failure
    }
  })
  const renew = useRef(retry)
  renew.current = retry
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => renew.current(), renewMs)
    return () => clearTimeout(timer)
  }, [value])
  if (error && !value) return <LoadFailed onRetry={retry}>The photos did not load.</LoadFailed>
  if (!value) return <Waiting />
  if (value.photos.length === 0) return <NoPhotos />
  return (
    <>
      <p className={styles.car}>{value.car}</p>
      <ul className={[styles.list, styles.large].join(' ')}>
        {value.photos.map(({ number, url }, index) => (
          <li key={number} className={styles.photo}>
            <OpenPhoto url={url} name={`Photo ${index + 1} of ${value.photos.length}`} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OpenPhoto({ url, name }: { url: string; name: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <p className={styles.car}>{name} is not there any more.</p>
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.open}>
      <img src={url} alt={name} className={styles.picture} onError={() => setIsMissing(true)} />
    </a>
  )
}

const NoPhotos = ({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) => (
  <EmptyState
    icon={<Images size={36} aria-hidden />}
    heading={heading}
    title="There are no photos here"
    text="Photos are kept for as long as their valuation, and removed when the shopper asks for it. Or the link is not whole: open it from the message once more."
  >
    <ButtonLink look="primary" href="/trade-in">
      Value a car
    </ButtonLink>
    <ButtonLink href="/contact-us">Contact us</ButtonLink>
  </EmptyState>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the photos" className={[styles.list, styles.large].join(' ')}>
    <Skeleton className={styles.picture} />
    <Skeleton className={styles.picture} />
    <Skeleton className={styles.picture} />
  </div>
)
