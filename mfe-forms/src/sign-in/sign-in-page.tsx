import { signInWords } from '@forecourt/domain/shoppers/sign-in-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSession, useSite } from '@forecourt/shell-api'
import { ArrowLeft } from '@forecourt/ui/media/icons'
import { CarSummary } from '../lead-form/car-summary.tsx'
import { CodeStep } from './code-step.tsx'
import type { SignInData } from './load.ts'
import { PhoneStep } from './phone-step.tsx'
import { Reasons } from './reasons.tsx'
import styles from './sign-in-page.module.css'
import { SignedIn } from './signed-in.tsx'
import { useSignIn } from './use-sign-in.ts'

/** RT-11, WL-8. One question at a time: the number, then the code. */
export function SignInPage({ data: { type, redirect, back, vehicle } }: { data: SignInData }) {
  const words = signInWords[type]
  const site = useSite()
  const session = useSession()
  const signIn = useSignIn(redirect)
  const isSignedIn = typeof session === 'object' && session.phone !== null && signIn.status !== 'verified'
  return (
    <div className={styles.page}>
      <a href={back ?? '/'} className={styles.back}>
        <ArrowLeft size={20} aria-hidden />
        {back === undefined ? 'Back to the site' : withNoun(words.back, site)}
      </a>
      {vehicle && !signIn.isSent && (
        <div className={styles.car}>
          <p className={styles.about}>{words.aboutCar}</p>
          <CarSummary vehicle={vehicle} />
        </div>
      )}
      <noscript>
        <p className={styles.noscript}>Signing in needs JavaScript, which this browser has switched off.</p>
      </noscript>
      {isSignedIn && session.phone ? (
        <SignedIn phone={session.phone} redirect={redirect} />
      ) : signIn.isSent ? (
        <CodeStep signIn={signIn} />
      ) : (
        <>
          <PhoneStep signIn={signIn} intro={withNoun(words.intro, site)} />
          <Reasons why={withNoun(words.why, site)} />
        </>
      )}
    </div>
  )
}
