import type { Location } from '@forecourt/contracts/site/site'

export const addressLine = ({ address }: Location): string =>
  `${address.street}, ${address.city} ${address.state} ${address.postcode}`
