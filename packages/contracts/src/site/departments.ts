/** LO-5: in the order in which locations are shown. */
export const departments = ['sales', 'service', 'parts'] as const
export type Department = (typeof departments)[number]
