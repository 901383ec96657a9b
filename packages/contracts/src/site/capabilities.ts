/**
 * TN-4. What a site can do or not, each with its default. A page, part or button that requires one is not there without it: no link,
 * 404, no code loaded.
 */
export const capabilities = {
  /** Enquiries of a vehicle and of the site. */
  enquiry: true,
  /** Favourites that the browser keeps (TN-6). */
  favourites: true,
  /** The garage of signed-in shoppers (TN-6). */
  watchlist: true,
  /** Messages when a saved car costs less, to who asked for them. */
  priceAlerts: false,
  /** Vehicles side by side. */
  compare: true,
  /** Finance estimates, quotes and enquiries. */
  finance: true,
  /** Trade-in valuations. */
  tradeIn: true,
  /** Reserving online with a deposit. */
  reserve: false,
  /** Booking a test drive. */
  testDrive: true,
  /** Asking for more photos of a vehicle. */
  requestPhotos: true,
  /** Booking a service at a workshop. */
  serviceBooking: false,
  /** Asking for parts and accessories. */
  partsEnquiry: false,
  /** Applying for a job. */
  careers: true,
  /** The competition of signed-in shoppers. */
  spinToWin: false,
  /** Paying the dealership online. */
  onlinePayment: false,
  /** Reserving online under /buy-online too (RT-5). */
  buyOnline: false,
  /** Buying online. */
  purchase: false,
  /** Estimates of what delivery costs. */
  delivery: false,
  /** Phone numbers that show once they are asked for (SB-6). */
  revealPhone: false,
  /** How many people looked at a vehicle (VD-15). */
  viewCounter: false,
  /** The price against the market. */
  priceGauge: false,
} as const satisfies Record<string, boolean>

export type Capability = keyof typeof capabilities
export const capabilityNames = Object.keys(capabilities) as [Capability, ...Capability[]]
