/** Cubic centimetres: `1600`, which is no postcode of a street, and any number with its unit behind it. */
export const isEngineSize = (word: string, next = ''): boolean => next === 'cc' || /^1[0-8](?:00|50)$|^1900$/.test(word)

const written = /(?<![^ ])(\d{3,4} ?cc|1[0-8](?:00|50)|1900)(?![^ ])/i

/** SR-20. No vehicle is found by the size of its engine: the words without it, and what it was, for where they find nothing. */
export function removeEngineSize(query: string): { left: string; removed: string } | undefined {
  const [removed] = written.exec(query) ?? []
  if (removed === undefined) return undefined
  return { left: query.replace(removed, ' ').split(' ').filter(Boolean).join(' '), removed }
}
