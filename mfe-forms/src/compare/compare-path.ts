/** WL-7. The comparison's own address: it holds the cars in their order, so that it can be sent to others. */
export const comparePath = (slugs: readonly string[]): string => ['/compare', ...slugs].join('/')
