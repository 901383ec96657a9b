import type { Site } from '@forecourt/contracts/site/site'
import type { Problem } from '@forecourt/contracts/validation/problem'

/** What is in order when it is written and later is not: offers and promos that are over on a day, and pictures of offers without words. */
export function datedProblems({ offers, promos }: Pick<Site, 'offers' | 'promos'>, today: string): Problem[] {
  const over = (path: string, day: string | undefined): Problem[] =>
    day !== undefined && day < today
      ? [{ path, found: `the past day ${day}`, allowed: 'a later day, or remove it' }]
      : []
  return [
    ...offers.flatMap(({ ends, image_url, image_text }, index) => [
      ...over(`offers[${index}].ends`, ends),
      ...(image_url && !image_text
        ? [{ path: `offers[${index}].image_text`, found: 'nothing', allowed: 'what is on the picture' }]
        : []),
    ]),
    ...promos.items.flatMap(({ expiry }, index) => over(`promos.items[${index}].expiry`, expiry)),
  ]
}
