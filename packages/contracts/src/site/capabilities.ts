/**
 * TN-4. What a site can do or not, each with its default. A page, part or button that requires one is not there without it: no link,
 * 404, no code loaded. `because` says what it gates.
 */
export const capabilities = {
  enquiry: { default: true, because: 'enquiries of a vehicle and of the site' },
  favourites: { default: true, because: 'favourites that the browser keeps (TN-6)' },
  watchlist: { default: true, because: 'the garage of signed-in shoppers (TN-6)' },
  priceAlerts: { default: false, because: 'messages when a saved car costs less, to who asked for them' },
  compare: { default: true, because: 'vehicles side by side' },
  finance: { default: true, because: 'finance estimates, quotes and enquiries' },
  tradeIn: { default: true, because: 'trade-in valuations' },
  reserve: { default: false, because: 'reserving online with a deposit' },
  testDrive: { default: true, because: 'booking a test drive' },
  requestPhotos: { default: true, because: 'asking for more photos of a vehicle' },
  serviceBooking: { default: false, because: 'booking a service at a workshop' },
  partsEnquiry: { default: false, because: 'asking for parts and accessories' },
  careers: { default: true, because: 'applying for a job' },
  spinToWin: { default: false, because: 'the competition of signed-in shoppers' },
  onlinePayment: { default: false, because: 'paying the dealership online' },
  buyOnline: { default: false, because: 'reserving online under /buy-online too (RT-5)' },
  purchase: { default: false, because: 'buying online' },
  delivery: { default: false, because: 'estimates of what delivery costs' },
  revealPhone: { default: false, because: 'phone numbers that show once they are asked for (SB-6)' },
  viewCounter: { default: false, because: 'how many people looked at a vehicle (VD-15)' },
  priceGauge: { default: false, because: 'the price against the market' },
} as const satisfies Record<string, { default: boolean; because: string }>

export type Capability = keyof typeof capabilities
export const capabilityNames = Object.keys(capabilities) as [Capability, ...Capability[]]
