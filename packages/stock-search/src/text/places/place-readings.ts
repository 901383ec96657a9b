import type { Point } from '@forecourt/domain/locations/distance'
import type { NearArea } from '@forecourt/domain/locations/location-distances'
import { splitWords } from '@forecourt/domain/search/search-text'
import { likeliestFirst } from '@forecourt/localities/likeliest'
import { findLocalities } from '@forecourt/localities/localities'
import { nearPlace, nearText } from '@forecourt/localities/near-place'
import { stopWords } from '../terms/synonyms.ts'
import { knownVehicle } from './known-vehicles.ts'
import { ordinaryWords } from './ordinary-words.ts'

const maxWords = 4

/** A place that words may name although they were not read as one, and the other words. */
export type PlaceReading = { place: NearArea; left: string }

/**
 * SR-20. The places that words without a result may name: a make or a model that is not in stock (`falcon`), or a year (`kia 2019`).
 * `isUnused` says which words found nothing; where `isAlone`, others beside a vehicle's name find nothing either.
 */
export function placeReadings(
  query: string,
  { points, isUnused, isAlone }: { points: readonly Point[]; isUnused(word: string): boolean; isAlone: boolean },
): PlaceReading[] {
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  for (let length = Math.min(maxWords, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const own = words.slice(at, at + length)
      if (!own.every(isUnused) || isOrdinary(own)) continue
      const vehicle = knownVehicle(words, at, at + length)
      if (vehicle === 'within' || (vehicle === 'alone' && isAlone && length < words.length)) continue
      const left = typed.toSpliced(at, length).join(' ')
      const found = placesIn(own.join(' '), points)
      if (found.length > 0) return found.map((place) => ({ place, left }))
    }
  return []
}

const isOrdinary = (words: readonly string[]): boolean =>
  words.every((word) => stopWords.has(word) || ordinaryWords.has(word) || word.length < 3)

function placesIn(name: string, points: readonly Point[]): NearArea[] {
  if (/^\d{4}$/.test(name)) return [nearPlace(name) ?? []].flat()
  return likeliestFirst(findLocalities(name), points).flatMap((own) => nearPlace(nearText(own, true)) ?? [])
}
