/** Rows of our CSV for tests: one vehicle each, that differ by their number. */
const header = 'stocknum,make,model,badge,year,car_type,status,price,price_type,km,body,trans,fuel,dealercomments'

export type TestRow = { id: string; price?: number | string; make?: string; status?: string; comments?: string }

export function csvFeed(rows: readonly TestRow[]): string {
  const lines = rows.map(
    ({ id, price = 20_000, make = 'Kia', status = '', comments = '' }) =>
      `${id},${make},Rio,GT-Line,2021,used,${status},${price},drive_away,30000,Hatch,Automatic,Petrol,${comments}`,
  )
  return `${[header, ...lines].join('\n')}\n`
}

/** `count` vehicles, all at one price. */
export const manyRows = (count: number, price = 20_000): TestRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: `V${index + 1}`, price, comments: `At ${price}` }))
