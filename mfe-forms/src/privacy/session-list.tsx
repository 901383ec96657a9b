import type { ListedSession } from '@forecourt/contracts/shoppers/privacy'
import { localDateText } from '@forecourt/domain/text/date'
import { Button } from '@forecourt/ui/controls/button'
import { Tag } from '@forecourt/ui/display/tag'
import styles from './privacy-page.module.css'
import type { usePrivacy } from './use-privacy.ts'

type Props = { sessions: readonly ListedSession[]; privacy: ReturnType<typeof usePrivacy> }

/** WL-8. Where the shopper is signed in: each session can be ended, and all at once. */
export function SessionList({ sessions, privacy }: Props) {
  const { endSession, signOut, signOutEverywhere } = privacy
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.title}>
        Where you are signed in
      </h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, started_at, is_current }) => (
          <li key={id}>
            <span>
              {device ?? 'A browser'} {is_current && <Tag>This one</Tag>}
              <span className={styles.since}>Since {localDateText(started_at)}</span>
            </span>
            <Button
              size="small"
              aria-label={is_current ? 'Sign out here' : `Sign out ${device ?? 'this browser'}`}
              onClick={() => void (is_current ? signOut() : endSession(id))}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <Button onClick={() => void signOutEverywhere()}>Sign out everywhere</Button>}
    </section>
  )
}
