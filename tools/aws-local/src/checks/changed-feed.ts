type ChangedFeed = {
  text: string
  stocknum: string
  price: number
  /** Counted from 1, and the head is the first. */
  invalidLine: number
}

/**
 * A dealer's CSV feed with one price that is higher by some dollars and one row that cannot be read, as a typing error makes it. Both are rows on a line
 * of their own, whose cells as far as the price hold neither quotes nor commas.
 */
export function changedFeed(csv: string, priceIncrease: number): ChangedFeed {
  const lines = csv.split('\n')
  const columns = (lines[0] ?? '').split(',')
  const [stocknum, year, price, status] = ['stocknum', 'year', 'price', 'status'].map((name) => columns.indexOf(name))
  const cell = (line: number, column = -1): string => lines[line]?.split(',')[column] ?? ''
  const isRow = (line: number): boolean => /^\d{4}$/.test(cell(line, year)) && cell(line, status) === 'in_stock'
  const setCell = (line: number, column = -1, value = ''): void => {
    lines[line] = (lines[line] ?? '').split(',').with(column, value).join(',')
  }
  const changed = lines.findIndex((_line, index) => isRow(index) && Number(cell(index, price)) > 0)
  const spoilt = lines.findIndex((_line, index) => index > changed && isRow(index))
  const dearer = Number(cell(changed, price)) + priceIncrease
  setCell(changed, price, String(dearer))
  setCell(spoilt, year, 'ninety-nine')
  return { text: lines.join('\n'), stocknum: cell(changed, stocknum), price: dearer, invalidLine: spoilt + 1 }
}
