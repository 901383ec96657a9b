import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import { useHost } from '@forecourt/shell-api'
import { useWhenStored } from '@forecourt/ui/browser/use-when-stored'
import type { ComponentProps } from 'react'
import type { LeftToPay } from './left-to-pay.tsx'

const load = async () => (await import(/* webpackChunkName: "left-to-pay" */ './left-to-pay.tsx')).LeftToPay

/** TI-6. What is left to pay with the shopper's own car, for who has had it valued in this browser. */
export function WithTradeIn(props: ComponentProps<typeof LeftToPay>) {
  const Left = useWhenStored(tradeInKey, load, useHost().reportFault)
  return Left && <Left {...props} />
}
