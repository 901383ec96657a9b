import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** Take the place of structured data and description in browsers: search engines and shared links read the document's. */
export const jsonLdOf = () => undefined
export const describe = ({ name }: Vehicle): string => name
