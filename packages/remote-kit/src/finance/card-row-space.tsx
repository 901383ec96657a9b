import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { useSite } from '@forecourt/shell-api'
import { StripSpace } from '@forecourt/ui/display/strip-space'
import type { ReactNode } from 'react'

type Props = {
  /** Whether its cards say a repayment; unknown, it is likely where the site has budgets. */
  hasRepayments?: boolean | undefined
  children?: ReactNode
}

/** The room of a row of vehicle cards. Repayments make cards higher by more than a skeleton knows; elsewhere that room would be a hole. */
export function CardRowSpace({ hasRepayments, children }: Props) {
  const site = useSite()
  return (hasRepayments ?? hasBudgets(site)) ? <StripSpace>{children}</StripSpace> : children
}
