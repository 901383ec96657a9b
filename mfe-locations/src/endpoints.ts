export { findLocation } from '@forecourt/contracts/endpoints/locations'
