/** Where the pages are whose path a tenant may choose, for one that chooses none. */
export const defaultPaths = { search: '/search/new-used-and-demo-cars/', garage: '/my-garage' } as const
