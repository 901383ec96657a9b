import { gateAddress } from '@forecourt/domain/shoppers/gates'
import { signInAddress } from '@forecourt/domain/shoppers/sign-in-types'
import { useGate, useRequest, useSite } from '@forecourt/shell-api'
import type { ReactNode } from 'react'
import { WithScripts } from '../form/with-scripts.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** RT-21, WL-9. What is for signed-in shoppers alone; others go to sign-in and come back. `needsPhone`: whatever gates the site opens. */
export function Gated({ children, needsPhone }: { children: ReactNode; needsPhone?: 'spin-to-win' }) {
  const site = useSite()
  const request = useRequest()
  const address = needsPhone
    ? signInAddress(needsPhone, { redirect: request.path, back: '/' })
    : gateAddress(site, request)
  const gate = useGate(address)
  if (gate === 'open') return children
  return (
    <WithScripts what="Signing in">
      <FormSkeleton />
    </WithScripts>
  )
}
