/** A franchise with new, demonstrator and used cars, and a yard of used ones with a popup. */
export const dealers = ['northgate', 'harbourside'] as const
export type Dealer = (typeof dealers)[number]
