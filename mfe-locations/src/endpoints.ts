export { contentPage, siteMenu } from '@forecourt/contracts/endpoints/content'
export { suggestLocalities } from '@forecourt/contracts/endpoints/localities'
export {
  findLocation,
  findOffer,
  listLocations,
  listOffers,
  listReviews,
} from '@forecourt/contracts/endpoints/locations'
export { search } from '@forecourt/contracts/endpoints/search'
export { locationsParts } from '@forecourt/contracts/parts/locations'
