import type { FinanceLenders, StoredQuote } from '@forecourt/contracts/finance/finance-lender'
import type { Hotspot } from '@forecourt/contracts/stock/vehicle'
import type { Colour, Engine, Model } from '../facts/model.ts'
import type { Photo } from '../photos/photo-library.ts'

export type Condition = 'new' | 'demo' | 'used'

/** The market price of such a vehicle, in the dealer's state and in the country. */
export type Market = { state: number; national: number }

export type Spin = { frames: string[]; hotspots: Hotspot[] }

/** A vehicle of the demonstration, before it is written in a feed's format. Moments are ISO 8601, prices whole dollars. */
export type DemoVehicle = {
  stocknum: string
  vin?: string
  plate?: string
  regoExpiry?: string
  model: Model
  series?: string
  badge?: string
  engine?: Engine
  year?: number
  /** Year and month. */
  built?: string
  complied?: string
  condition: Condition
  /** As our own feeds write it: `in_stock`, `sold`, `coming_soon`, or any other word. */
  status: string
  soldAt?: string
  reserved?: boolean
  certified?: boolean
  preorder?: boolean
  isHidden?: boolean
  tag?: string
  price?: number
  beforePrice?: number
  offerPrice?: number
  weeklyPrice?: number
  priceType?: 'drive_away' | 'excl_govt_charges'
  market?: Market
  lenders?: FinanceLenders
  youxQuote?: StoredQuote
  km?: number
  /** Kilograms: of what is built by hand its own, of the others what the model weighs. */
  tare: number
  colour?: Colour
  paint?: string
  interior?: string
  comments?: string
  features: string[]
  photos: Photo[]
  videoUrl?: string
  spin?: Spin
  inside?: string
  historyReport?: string
  createdAt: string
  /** The special case that it was made, none where it is as any other. */
  special?: string
}
