const thing = ['@id', '@context', 'name', 'description', 'url', 'image', 'sameAs', 'mainEntityOfPage']
const place = ['address', 'geo', 'telephone', 'openingHoursSpecification', 'specialOpeningHoursSpecification']
const organization = ['email', 'parentOrganization', 'brand', 'logo']
const business = [...thing, ...place, ...organization, 'priceRange']
const product = ['sku', 'brand', 'model', 'offers', 'color', 'itemCondition', 'productID', 'category', 'manufacturer']
const vehicle = [
  ...['vehicleIdentificationNumber', 'vehicleModelDate', 'mileageFromOdometer', 'bodyType', 'driveWheelConfiguration'],
  ...[
    'fuelType',
    'vehicleTransmission',
    'vehicleEngine',
    'vehicleSeatingCapacity',
    'numberOfDoors',
    'vehicleConfiguration',
  ],
  ...['vehicleInteriorColor', 'productionDate', 'numberOfForwardGears', 'fuelConsumption', 'seatingCapacity'],
]

/** Of schema.org's vocabulary, the types that pages use, with the properties that these have there. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  AutoDealer: business,
  AutoRepair: business,
  AutoPartsStore: business,
  Organization: [...thing, ...organization, 'address', 'telephone'],
  Person: thing,
  Brand: thing,
  ContactPage: thing,
  PostalAddress: [...thing, 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: [...thing, 'latitude', 'longitude'],
  OpeningHoursSpecification: [...thing, 'dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  BreadcrumbList: [...thing, 'itemListElement', 'numberOfItems'],
  ItemList: [...thing, 'itemListElement', 'numberOfItems'],
  ListItem: [...thing, 'position', 'item'],
  FAQPage: [...thing, 'mainEntity'],
  Question: [...thing, 'acceptedAnswer'],
  Answer: [...thing, 'text'],
  BlogPosting: [...thing, 'headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  Offer: [
    ...thing,
    ...['price', 'priceCurrency', 'availability', 'itemCondition', 'seller', 'offeredBy', 'itemOffered'],
    ...['validFrom', 'validThrough', 'priceValidUntil', 'priceSpecification'],
  ],
  UnitPriceSpecification: [...thing, 'price', 'priceCurrency', 'unitCode', 'unitText', 'referenceQuantity'],
  Car: [...thing, ...product, ...vehicle],
  Vehicle: [...thing, ...product, ...vehicle],
  QuantitativeValue: [...thing, 'value', 'unitCode', 'unitText'],
  EngineSpecification: [...thing, 'engineDisplacement', 'enginePower', 'fuelType', 'engineType'],
}

/** What is wrong with a document's JSON-LD: it cannot be read, or uses a type or a property that schema.org does not have. */
export function jsonLdProblems(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text = '']) => {
    try {
      const data: unknown = JSON.parse(text)
      const hasContext = isObject(data) && data['@context'] === 'https://schema.org'
      return [...(hasContext ? [] : ['JSON-LD without the context of schema.org']), ...problemsOf(data)]
    } catch {
      return ['JSON-LD that is no JSON']
    }
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function problemsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsOf)
  if (!isObject(value)) return []
  const { '@type': type, '@graph': graph, ...fields } = value
  if (graph !== undefined) return problemsOf(graph)
  const known = typeof type === 'string' && Object.hasOwn(vocabulary, type) ? vocabulary[type] : undefined
  if (!known) return [`JSON-LD of the type ${JSON.stringify(type)}`]
  const unknown = Object.keys(fields).filter((name) => !known.includes(name))
  return [...unknown.map((name) => `JSON-LD ${type}.${name}`), ...Object.values(fields).flatMap(problemsOf)]
}
