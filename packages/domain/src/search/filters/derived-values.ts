import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isBelowMarket } from '../../pricing/below-market.ts'
import { isReduced, purchasePrice, weeklyPrice } from '../../pricing/price.ts'

/** What is worked out of a vehicle for filters, by the names in their rows: apart from them, so that pages load the names alone. */
export const derivedValues = {
  purchasePrice,
  weeklyPrice,
  isReduced,
  isBelowMarket,
  makeAndModel: ({ make, model }: Pick<Vehicle, 'make' | 'model'>): string => `${make} ${model}`,
}

export type DerivedValues = typeof derivedValues
