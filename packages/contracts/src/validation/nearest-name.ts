/** How many letters must be added, dropped or changed to turn one word into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known name that `name` is most likely a misspelling of; undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  // Where half the letters are others it is another word: "date" is no misspelling of "make".
  const isNear = best && best.distance <= Math.max(2, Math.ceil(name.length / 3)) && best.distance * 2 < name.length
  return isNear ? best.candidate : undefined
}
