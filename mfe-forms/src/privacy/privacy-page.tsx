import { displayPhone } from '@forecourt/domain/shoppers/normalise-phone'
import { useSite } from '@forecourt/shell-api'
import { saveFile } from '@forecourt/ui/browser/save-file'
import { Button } from '@forecourt/ui/controls/button'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { EraseSection } from './erase-section.tsx'
import { Erased } from './erased.tsx'
import styles from './privacy-page.module.css'
import { SessionList } from './session-list.tsx'
import { StoredList } from './stored-list.tsx'
import { usePrivacy } from './use-privacy.ts'

/** What a dealer stores about a shopper: shown, downloaded, deleted. */
export function PrivacyPage() {
  const site = useSite()
  const privacy = usePrivacy()
  const { stored, erased, failure, isPending } = privacy
  if (erased !== undefined) return <Erased phone={erased} />
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
            <p className={styles.text}>All of the above and its details, as one JSON file.</p>
            <Button
              onClick={() =>
                saveFile(`${site.slug}-your-data.json`, {
                  text: JSON.stringify(stored, null, 2),
                  type: 'application/json',
                })
              }
            >
              Download as JSON
            </Button>
          </section>
          <EraseSection privacy={privacy} />
        </>
      ) : failure && !isPending ? (
        <Button onClick={() => void privacy.load()}>Try again</Button>
      ) : (
        <div className={styles.skeleton} role="status" aria-label="Loading your data">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </div>
  )
}
