import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

export type JudgedQuery = { query: string; isRelevant(vehicle: Vehicle): boolean }

/** The lines of `judged-queries.ts`. */
export function parseJudgedQueries(lines: string): JudgedQuery[] {
  return lines.split('\n').map((line) => {
    const [query = '', wants = ''] = line.split(' = ')
    const conditions = wants.split(' ').map(readCondition)
    return { query, isRelevant: (vehicle) => conditions.every((holds) => holds(vehicle)) }
  })
}

function readCondition(text: string): (vehicle: Vehicle) => boolean {
  const [, field = '', sign = '', wanted = ''] = /^(\w+)([:<>])(.+)$/.exec(text) ?? []
  const fieldOf = (vehicle: Vehicle): unknown => Object.entries(vehicle).find(([name]) => name === field)?.[1]
  if (sign === '<') return (vehicle) => Number(fieldOf(vehicle)) < Number(wanted)
  if (sign === '>') return (vehicle) => Number(fieldOf(vehicle)) > Number(wanted)
  const values = wanted.split('/').map((value) => value.replaceAll('_', ' '))
  return (vehicle) => values.includes(String(fieldOf(vehicle)))
}

/** The share of relevant vehicles in 21 results, or of all relevant ones if they are fewer. */
export function recallAt21(found: readonly boolean[], relevant: number): number {
  const shown = found.slice(0, 21).filter(Boolean).length
  return relevant === 0 ? 1 : shown / Math.min(21, relevant)
}

/** Normalised DCG of the first ten results, where an earlier place counts more. */
export function ndcgAt10(found: readonly boolean[], relevant: number): number {
  const gain = (isRelevant: boolean, place: number) => (isRelevant ? 1 / Math.log2(place + 2) : 0)
  const sum = (list: readonly boolean[]) => list.slice(0, 10).reduce((total, own, place) => total + gain(own, place), 0)
  const ideal = sum(Array.from({ length: Math.min(10, relevant) }, () => true))
  return ideal === 0 ? 1 : sum(found) / ideal
}

export type Relevance = { recall: number; ndcg: number; worst: string[] }

/** The mean over all queries of the results of `search`: ids in order, 21 at most. */
export async function scoreQueries(
  judged: readonly JudgedQuery[],
  stock: readonly Vehicle[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<Relevance> {
  const byId = new Map(stock.map((vehicle) => [vehicle.id, vehicle]))
  const scores = await Promise.all(
    judged.map(async ({ query, isRelevant }) => {
      const relevant = stock.filter(isRelevant).length
      const hits = (await search(query)).map((id) => byId.get(id))
      const found = hits.map((vehicle) => vehicle !== undefined && isRelevant(vehicle))
      return { query, relevant, recall: recallAt21(found, relevant), ndcg: ndcgAt10(found, relevant) }
    }),
  )
  const mean = (of: 'recall' | 'ndcg') => scores.reduce((sum, score) => sum + score[of], 0) / scores.length
  const worst = scores.filter(({ recall, ndcg }) => recall < 0.9 || ndcg < 0.9)
  const poorQueries = worst.map(({ query, recall, ndcg }) => `${query} (${recall.toFixed(2)}, ${ndcg.toFixed(2)})`)
  return { recall: mean('recall'), ndcg: mean('ndcg'), worst: poorQueries }
}
