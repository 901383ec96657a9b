import type * as z from 'zod/mini'

/**
 * The settings of one team's features. Fields are private unless a slice says `public`: only these may be in a page's source. The
 * site's schema, what leaves the server, and editors' schemas are made from the slices.
 */
export type SiteSlice = { public: z.core.$ZodLooseShape; private: z.core.$ZodLooseShape }
