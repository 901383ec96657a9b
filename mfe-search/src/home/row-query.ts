import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'

/** The query of a section of vehicles as the API takes it. */
export const rowQuery = (query: string): string => formatSearch(parseSearch(query).state)
