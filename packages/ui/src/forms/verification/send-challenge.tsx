import { lazy, Suspense, useId } from 'react'
import type { Verification } from './verification.ts'

const Challenge = lazy(async () => ({ default: (await import('../challenge/challenge.tsx')).Challenge }))

/** FQ-8. The challenge that a code costs once a site has sent its share; nothing before. */
export function SendChallenge({ verification: { challenge } }: { verification: Verification }) {
  const id = useId()
  if (!challenge.isAsked) return null
  return (
    <Suspense>
      <Challenge
        id={id}
        siteKey={challenge.siteKey}
        error={undefined}
        spent={challenge.spent}
        onToken={challenge.setToken}
      />
    </Suspense>
  )
}
