import type { Privacy } from '@forecourt/contracts/shoppers/privacy'
import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { WithScripts } from '../form/with-scripts.tsx'
import { EraseSection } from './erase-section.tsx'
import { Erased } from './erased.tsx'
import styles from './privacy-page.module.css'
import { SessionList } from './session-list.tsx'
import { StoredList } from './stored-list.tsx'
import { usePrivacy } from './use-privacy.ts'

const hasPhotos = ({ stored }: Privacy): boolean =>
  (stored.valuations ?? []).some(({ photos }) => Array.isArray(photos) && photos.length > 0)

/** What a dealer stores about a shopper: shown, downloaded, deleted. */
export function PrivacyPage() {
  const site = useSite()
  const privacy = usePrivacy()
  const { stored, erased, failure, isPending } = privacy
  if (erased !== undefined) return <Erased phone={erased} live={privacy.live} />
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>Your data</h1>
        <p className={styles.intro}>
          {stored
            ? `What ${site.name} stores under ${displayPhone(stored.phone_number)}.`
            : `What ${site.name} stores about you.`}
        </p>
      </header>
      {failure && <FormAlert title={failure} />}
      {stored ? (
        <>
          <StoredList stored={stored} />
          <SessionList sessions={stored.sessions} privacy={privacy} />
          <section className={styles.section} aria-labelledby="download">
            <h2 id="download" className={styles.title}>
              Take it with you
            </h2>
            <p className={styles.text}>
              All of the above and its details, as one JSON file.
              {hasPhotos(stored) && ' It links to your photos: save them from there within 15 minutes.'}
            </p>
            <Button onClick={() => void privacy.download()} aria-busy={isPending || undefined}>
              Download as JSON
            </Button>
          </section>
          <EraseSection privacy={privacy} />
        </>
      ) : failure && !isPending ? (
        <Button onClick={() => void privacy.load()}>Try again</Button>
      ) : (
        <WithScripts what="Showing your data">
          <div className={styles.skeleton} role="status" aria-label="Loading your data">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </WithScripts>
      )}
    </div>
  )
}
