import type { LoadResult, PageContext } from '@forecourt/shell-api'

/** The calculator's state, as the address holds it. */
export type CalculatorData = { query: string }

export async function load({ request }: PageContext): Promise<LoadResult<CalculatorData>> {
  return { kind: 'found', data: { query: request.query } }
}
