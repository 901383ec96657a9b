/** VD-14: a shopper's options for a vehicle. Every other status counts as unavailable. */
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
