// Apart from the schemas, so that pages read it without them.
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]
