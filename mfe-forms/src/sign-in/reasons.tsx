import { privacyPath, type SignInPurpose, signInWords } from '@forecourt/domain/shoppers/sign-in-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { BellOff, Database, Smartphone } from '@forecourt/ui/media/privacy-icons'
import styles from './reasons.module.css'

/** What a shopper wants to know before they give a number away. All of it is true: `/my-garage/privacy` shows what is stored. */
export function Reasons({ purpose }: { purpose: SignInPurpose }) {
  const { why, notDo } = signInWords[purpose]
  const site = useSite()
  const { enquiry } = site
  return (
    <div className={styles.reasons}>
      <dl className={styles.list}>
        <div>
          <Smartphone size={20} aria-hidden />
          <dt>Why we ask</dt>
          <dd>{withNoun(why, site)}</dd>
        </div>
        <div>
          <Database size={20} aria-hidden />
          <dt>What we store</dt>
          <dd>
            {withNoun(
              'Your number, the cars you save, and when and with which browser you signed in, for this dealer only.',
              site,
            )}
          </dd>
        </div>
        <div>
          <BellOff size={20} aria-hidden />
          <dt>What we will not do</dt>
          <dd>{notDo}</dd>
        </div>
      </dl>
      <p className={styles.foot}>
        {purpose === 'privacy' ? (
          'Delete it there at any time.'
        ) : (
          <>
            Delete it at any time under <a href={privacyPath}>Your data</a>.
          </>
        )}
        {enquiry.privacy_link && (
          <>
            {' '}
            <a href={enquiry.privacy_link}>Privacy policy</a>
          </>
        )}
      </p>
    </div>
  )
}
