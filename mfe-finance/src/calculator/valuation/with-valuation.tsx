import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import { useHost } from '@forecourt/shell-api'
import { useWhenStored } from '@forecourt/ui/browser/use-when-stored'
import type { ComponentProps } from 'react'
import type { OwnValuation } from './own-valuation.tsx'

const load = async () => (await import(/* webpackChunkName: "own-valuation" */ './own-valuation.tsx')).OwnValuation

/** For who has had a car valued in this browser. */
export function WithValuation(props: ComponentProps<typeof OwnValuation>) {
  const Valuation = useWhenStored(tradeInKey, load, useHost().reportFault)
  return Valuation && <Valuation {...props} />
}
