import type { StockScope } from '@forecourt/domain/stock/stock-scope'

/** TN-14: whether prices are weekly or of whole vehicles. */
export type Pricing = StockScope['pricing']
