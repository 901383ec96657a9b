/** Of Australia, as addresses have them. */
export const states = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'] as const
export type State = (typeof states)[number]
