import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import type { Photos } from '../photos/use-photos.ts'
import type { HeldValuation } from '../use-valuation.ts'

export type StepProps = {
  valuation: Valuation
  photos: Photos
  isPending: boolean
  act(work: Parameters<HeldValuation['act']>[0]): Promise<void>
  goTo(step: number): void
}
