import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { signInAddress } from '@forecourt/domain/shoppers/sign-in-types'
import { useRequest } from '@forecourt/shell-api'
import { type RefObject, useEffect, useRef } from 'react'

/** The sign-in page's address, with the way back to this page. */
export function useCheckoutSignIn({ slug }: Pick<ShownVehicle, 'slug'>): string {
  const { path, query } = useRequest()
  return signInAddress('checkout', { redirect: query ? `${path}?${query}` : path, back: `/cars/${slug}` })
}

/** Who comes from signing in is at the next step, whose heading has the focus as in each of the others. */
export function useFocusAfterSignIn(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.referrer.startsWith(`${location.origin}/sign-in?`)) heading.current?.focus()
  }, [])
  return heading
}
