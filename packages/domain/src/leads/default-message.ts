import { availability } from '../vehicle/availability.ts'
import type { FormCar } from './form.ts'

/** LD-11. */
export const similarSubcategory = 'Find me something similar'

/** LD-11. The message before the shopper writes one. It names the car; of one that is not available it asks for another. */
export function defaultMessage(car: Pick<FormCar, 'name' | 'stocknum' | 'status'>): string {
  const named = `the ${car.name} (stock number ${car.stocknum})`
  return availability(car).isAvailable
    ? `I am interested in ${named}. Is it still available?`
    : `I was interested in ${named}. Please help me find something similar.`
}
