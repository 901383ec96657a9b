/** Texts in Title Case that the specification gives letter for letter. */
export const specified: readonly string[] = [
  'About Us',
  'All Makes',
  'Book A Test Drive',
  'Book a Service',
  'Book a Test Drive',
  'Buyer Tools',
  'Call Now',
  'Car Removed',
  'Car Saved In Watchlist',
  'Clear Filters',
  'Dealer Comments',
  'Diamond Advantage',
  'Do You Have A Trade-In?',
  'Enquire Now',
  'Enquire Now about',
  'Enquire for Finance',
  'Failed to create YouX customer',
  'Failed to get YouX quick quote',
  'Find Me Something Similar',
  'Get A Personalised Quote',
  'Get Directions',
  'Get Directions to',
  'Get Finance',
  'Get Finance Now',
  'Good Deal',
  'Great Deal',
  'Instant Message',
  'No Results Available',
  'Our Locations',
  'Protect Your Car',
  'Quick Estimate',
  'Request Photos',
  'Resend Code',
  'Reserve Online',
  'Servicing and Parts',
  'Show Less',
  'Show More',
  'Start Finance Journey',
  'Test Drive',
  'Trade In',
  'Trade-In Valuation',
  'View All Used Cars',
  'View Details',
  'View Holiday Hours',
  'View In Stock',
  'View List',
  'View Location',
  'View Our Stock',
  'View s In This Range',
  "What's Included",
  'Why Buy From Us',
  'Your Details',
]

/** What dealers' systems read, in leads. */
export const sentToDealers: readonly string[] = [
  'Career Enquiry',
  'Careers Enquiry',
  'Finance Enquiry',
  'General Enquiry',
  'Online Payment',
  'Parts Enquiry',
  'Service Booking',
  'Spin to Win',
  'Vehicle Enquiry',
  'Vehicle Make',
  'Vehicle Model',
]

/** Whole names with an ordinary word in them. */
export const names: readonly string[] = [
  'National Credit Code, section 160',
  'TWG Cars',
  'TWG Rental',
  'TWG Tyres',
  'Times New Roman',
]

const places =
  'Aspley Australia Australian Brisbane Capital Coast Consumer Gepps Cross Gold Gympie Melbourne Northern Richmond Road South Sunshine Territory Wales'
const makers = 'Harbourside Isuzu Kia Land Rover Mazda Maxx Northgate Toyota UTE'
const products = 'Act Consumer Credit Grotesk Grotesque Internet Law Pay Roman Sans Serif'
const days = 'Monday Saturday Thursdays'

/** Words of names, which have a capital anywhere. */
export const nameWords: ReadonlySet<string> = new Set(`${places} ${makers} ${products} ${days}`.split(' '))
