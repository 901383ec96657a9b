import type { StockScope } from '@forecourt/domain/stock/stock-scope'

/** TN-14: what a price is the price of. */
export type Pricing = StockScope['pricing']
