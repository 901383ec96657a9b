import { carTypeTexts } from '../vehicle/vehicle-facts.ts'

const conditionWords: readonly string[] = Object.values(carTypeTexts).map((word) => word.toLowerCase())

/**
 * The tenant's noun may include a condition: `used cars` is `used` and `cars`, so that a make can be inserted between.
 */
export function splitNoun(noun: string): { condition?: string; thing: string } {
  const [first = '', ...rest] = noun.split(' ')
  const isCondition = rest.length > 0 && conditionWords.includes(first.toLowerCase())
  return isCondition ? { condition: first, thing: rest.join(' ') } : { thing: noun }
}
