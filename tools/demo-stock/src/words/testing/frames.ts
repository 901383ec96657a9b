import type { DemoVehicle } from '../../vehicle/demo-vehicle.ts'
import { suburbs } from '../suburbs.ts'

const places = Object.values(suburbs).flat()
const months = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g
const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length)

/** The sentences of a description with what is the vehicle's own left out, so that two of one pattern are equal. */
export function framesOf({ comments = '', model, badge = '', paint, interior, features }: DemoVehicle): string[] {
  const { make } = model.make
  const names = [`${model.model} ${badge}`, `${make} ${model.model}`, model.model, make, paint ?? '', interior ?? '']
  const own = [...longestFirst(names), ...longestFirst(features), ...places].filter((words) => words.trim() !== '')
  let text = comments
  for (const words of own) {
    text = text.replaceAll(words, '#').replaceAll(words.charAt(0).toLowerCase() + words.slice(1), '#')
  }
  return text
    .replaceAll(/\b[Aa]n? #/g, '#')
    .replaceAll(months, '#')
    .replaceAll(/\d[\d,.]*\d|\d/g, '0')
    .split(/(?<=[.?!])\s+/)
}
