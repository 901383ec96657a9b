/** VD-14: what a shopper can do about a vehicle. Every status that is not in the table counts as unavailable. */
export type Availability = {
  /** Shows price, actions and thumbnails. */
  isAvailable: boolean
  /** Can be paid for now. */
  isPurchasable: boolean
  isComingSoon: boolean
}

const available: Record<string, Availability> = {
  in_stock: { isAvailable: true, isPurchasable: true, isComingSoon: false },
  coming_soon: { isAvailable: true, isPurchasable: false, isComingSoon: true },
}

const unavailable: Availability = { isAvailable: false, isPurchasable: false, isComingSoon: false }

export function availability({ status }: { status: string }): Availability {
  return Object.hasOwn(available, status) ? (available[status] ?? unavailable) : unavailable
}
