import { signInWords } from '@forecourt/domain/shoppers/sign-in-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSession, useSite } from '@forecourt/shell-api'
import { ArrowLeft } from '@forecourt/ui/media/icons'
import { CodeStep } from './code-step.tsx'
import type { SignInData } from './load.ts'
import { PhoneStep } from './phone-step.tsx'
import { Reasons } from './reasons.tsx'
import styles from './sign-in-page.module.css'
import { SignedIn } from './signed-in.tsx'
import { Task } from './task.tsx'
import { useSignIn } from './use-sign-in.ts'

/** RT-11, WL-8. One question at a time: the number, then the code. */
export function SignInPage({ data: { purpose, redirect, back, vehicle, prizes } }: { data: SignInData }) {
  const words = signInWords[purpose]
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
      {!signIn.isSent && <Task {...{ purpose, vehicle, prizes }} />}
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
          <Reasons purpose={purpose} />
        </>
      )}
    </div>
  )
}
