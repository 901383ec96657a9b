import { isOffered } from '../../vehicle/car-status.ts'
import type { FormCar } from '../form.ts'

/** LD-11. */
export const similarSubcategory = 'Find me something similar'

/** `the 2021 Toyota RAV4 (stock number N7)` */
export const namedCar = ({ name, stocknum }: Pick<FormCar, 'name' | 'stocknum'>): string =>
  `the ${name} (stock number ${stocknum})`

/** OF-1. */
export const offerMessage = (name: string): string => `I am interested in the offer “${name}”.`

/** LD-11. About a car, whether or not it is available. */
export const similarMessage = (car: Pick<FormCar, 'name' | 'stocknum' | 'status'>): string =>
  isOffered(car, 'enquire') ? `I like ${namedCar(car)}. Please help me find something similar.` : defaultMessage(car)

/** LD-11. The message before the shopper writes one. It names the car; of one that is not available it asks for another. */
export function defaultMessage(car: Pick<FormCar, 'name' | 'stocknum' | 'status'>): string {
  const named = namedCar(car)
  return isOffered(car, 'enquire')
    ? `I am interested in ${named}. Is it still available?`
    : `I was interested in ${named}. Please help me find something similar.`
}
