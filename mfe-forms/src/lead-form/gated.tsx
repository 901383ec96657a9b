import { gateAddress } from '@forecourt/domain/shoppers/gates'
import { useGate, useRequest, useSite } from '@forecourt/shell-api'
import type { ReactNode } from 'react'
import { FormSkeleton } from './form-skeleton.tsx'

/** RT-21, WL-9. What is for signed-in shoppers alone; others go to sign-in and come back. */
export function Gated({ children }: { children: ReactNode }) {
  const site = useSite()
  const gate = useGate(gateAddress(site, useRequest()))
  if (gate === 'open') return children
  return (
    <>
      <FormSkeleton />
      <noscript>
        <p>Signing in needs scripts. Call {site.phone} instead.</p>
      </noscript>
    </>
  )
}
