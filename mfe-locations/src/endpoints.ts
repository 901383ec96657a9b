export { contentPage, siteMenu } from '@forecourt/contracts/endpoints/content'
export {
  findLocation,
  findOffer,
  listLocations,
  listOffers,
  listReviews,
} from '@forecourt/contracts/endpoints/locations'
export { search } from '@forecourt/contracts/endpoints/search'
export { locationsParts } from '@forecourt/contracts/parts/locations'
