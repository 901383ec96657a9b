import type { Matrix, Mutant } from '../matrix.ts'

const price = 'packages/domain/src/pricing/price.ts'
const filters = 'packages/domain/src/search/search-filters.ts'
const messages = 'packages/leads/src/messages'

/** Places that choose an amount of their own, or forget what belongs to it. */
const mutants: readonly Mutant[] = [
  {
    name: 'an offer is not the price',
    file: price,
    find: 'offer_price === price ? undefined : purchaseAmount(offer_price)',
    replace: 'undefined && offer_price && price',
    caughtBy: /northgate.*is asked at the same price by (page|endpoint|target)/,
  },
  {
    name: 'a placeholder is a price',
    ...{ file: price, find: 'const minPurchasePrice = 500', replace: 'const minPurchasePrice = 11' },
    caughtBy: /northgate.*is asked at the same price by page \{search\}/,
  },
  {
    name: 'a subscription site asks what it costs to buy',
    file: price,
    find: 'askedPrice(vehicle, pricing)\n',
    replace: "askedPrice(vehicle, pricing && 'purchase')\n",
    caughtBy: /drivewise.*is asked at the same price by page/,
  },
  {
    name: 'a week’s price has no unit',
    ...{ file: price, find: "text, per: '/week', type", replace: 'text, type' },
    caughtBy: /drivewise.*is asked at the same price by target email/,
  },
  {
    name: 'the filter is by the list price',
    ...{ file: filters, find: "from: 'purchasePrice', panel", replace: "from: 'price', panel" },
    caughtBy: /the filter from a price to that price/,
  },
  {
    name: 'the steps are those of the list price',
    file: filters,
    find: "from: 'purchasePrice', steps",
    replace: "from: 'price', steps",
    caughtBy: /the steps of prices count/,
  },
  {
    name: 'a lead keeps no offer',
    file: 'packages/leads/src/compose-lead.ts',
    find: 'photo: firstPhoto(car)?.url }',
    replace: 'photo: firstPhoto(car)?.url, offer_price: undefined }',
    caughtBy: /northgate.*is asked at the same price by (form|target)/,
  },
  {
    name: 'the e-mail has the list price',
    file: `${messages}/car-facts.ts`,
    find: 'priceLine(leadPrice(car, site))',
    replace: 'car.price && priceLine && leadPrice && `$${car.price.toLocaleString("en-AU")}`',
    caughtBy: /asked at the same price by target email/,
  },
  {
    name: 'the e-mail does not say what it was',
    file: `${messages}/car-facts.ts`,
    find: 'priceLine(leadPrice(car, site))',
    replace: 'priceLine && leadPrice(car, site).text',
    caughtBy: /northgate.*is asked at the same price by target email/,
  },
  {
    name: 'ADF has the list price',
    file: `${messages}/adf-document.ts`,
    find: "currency: 'AUD' }, price.amount)",
    replace: "currency: 'AUD' }, car.price)",
    caughtBy: /northgate.*is asked at the same price by target adf/,
  },
  {
    name: 'the webhook has the list price',
    ...{ file: `${messages}/webhook-body.ts`, find: '    price: price.amount,\n', replace: '' },
    caughtBy: /northgate.*is asked at the same price by target webhook/,
  },
  {
    name: 'the PDF has the list price',
    file: 'functions/vehicle/vehicle-pdf/draw-vehicle.ts',
    find: 'const price = displayedPrice(vehicle, site)',
    replace: 'const price = displayedPrice({ ...vehicle, offer_price: undefined }, site)',
    caughtBy: /northgate.*is asked at the same price by endpoint GET .*pdf/,
  },
  {
    name: 'similar vehicles are like the list price',
    file: 'packages/domain/src/vehicle/similar/similar-vehicles.ts',
    find: 'const price = purchasePrice(vehicle)',
    replace: 'const price = purchasePrice(vehicle) && vehicle.price',
    caughtBy: /similar vehicles cost about as much/,
  },
  {
    name: 'the calculator begins with the list price',
    file: 'mfe-finance/src/calculator/load.ts',
    find: 'const price = lentPrice(vehicle, site)',
    replace: 'const price = lentPrice(vehicle, site) && vehicle.price',
    caughtBy: /northgate.*is asked at the same price by page .finance-calculator/,
  },
  {
    name: 'the finance form begins with the list price',
    file: 'mfe-finance/src/quote/form/use-finance-form.ts',
    find: 'price: lentPrice(vehicle, site),',
    replace: 'price: lentPrice(vehicle, site) && vehicle.price,',
    caughtBy: /northgate.*is asked at the same price by (page .finance$|dialog finance-quote)/,
  },
  {
    name: 'a car that lenders do not quote is quoted at another price, on the page',
    file: 'mfe-finance/src/quote/page/finance-page.tsx',
    find: 'vehicle && !isQuoted(lentPrice(vehicle, site)) ?',
    replace: 'vehicle && !isQuoted(lentPrice(vehicle, site)) && !vehicle ?',
    caughtBy: /northgate.*is asked at the same price by page .finance$/,
  },
  {
    name: 'a car that lenders do not quote is quoted at another price, in the dialog',
    file: 'mfe-finance/src/quote/popup/quote-journey.tsx',
    find: '!isQuoted(lentPrice(vehicle, site))',
    replace: '!isQuoted(lentPrice(vehicle, site)) && !vehicle',
    caughtBy: /northgate.*is asked at the same price by dialog finance-quote/,
  },
  {
    name: 'search engines have the list price',
    file: 'mfe-vehicle/src/vehicle/json-ld.ts',
    find: 'priceOf(displayedPrice(vehicle, site))',
    replace: 'priceOf({ ...displayedPrice(vehicle, site), amount: vehicle.price })',
    caughtBy: /northgate.*is asked at the same price by page .cars/,
  },
  {
    name: 'a car is saved at its list price',
    file: 'functions/forms/watchlist/endpoint.ts',
    find: 'saved_price: amount }',
    replace: 'saved_price: amount && vehicle.price }',
    caughtBy: /northgate.*is asked at the same price by (endpoint POST .*save-car|job price-alerts)/,
  },
  {
    name: 'the list of saved cars forgets the offer',
    file: 'functions/forms/watchlist/endpoint.ts',
    find: 'hit: toHit(vehicle)',
    replace: 'hit: toHit({ ...vehicle, offer_price: undefined })',
    caughtBy: /northgate.*is asked at the same price by (endpoint GET .*watchlist.cars|page .watchlist)/,
  },
  {
    name: 'a view is tracked at the list price',
    file: 'mfe-vehicle/src/views/part.tsx',
    find: 'trackedCar(vehicle, site)',
    replace: 'trackedCar({ ...vehicle, offer_price: undefined }, site)',
    caughtBy: /northgate.*is asked at the same price by event vehicle-viewed/,
  },
  {
    name: 'a saved car is tracked at the list price',
    file: 'mfe-forms/src/garage/saved-cars.ts',
    find: "track('watchlist-saved', trackedCar(car, site))",
    replace: "track('watchlist-saved', trackedCar({ ...car, offer_price: undefined }, site))",
    caughtBy: /northgate.*is asked at the same price by event watchlist-saved/,
  },
  {
    name: 'a favourite is tracked at the list price',
    file: 'mfe-forms/src/garage/saved-cars.ts',
    find: "track('favourite-added', trackedCar(car, site))",
    replace: "track('favourite-added', trackedCar({ ...car, offer_price: undefined }, site))",
    caughtBy: /northgate.*is asked at the same price by event favourite-added/,
  },
  {
    name: 'a browser keeps the price of a compared car',
    file: 'mfe-forms/src/garage/use-compared-cars.ts',
    find: 'compared.add(favouriteOf(car))',
    replace: 'compared.add(Object.assign(favouriteOf(car), { price: car.offer_price ?? car.price }))',
    caughtBy: /northgate.*is asked at the same price by store forecourt.compared/,
  },
  {
    name: 'a browser keeps the price of a viewed car',
    file: 'packages/domain/src/vehicle/content/viewed-vehicles.ts',
    find: 'const entry = { id,',
    replace: 'const entry = { price: vehicle.price, id,',
    caughtBy: /northgate.*is asked at the same price by store forecourt-viewed-cars/,
  },
  {
    name: 'views are answered with the list price',
    file: 'functions/vehicle/vehicle-activity/count-view.ts',
    find: 'displayedPrice(vehicle, site).amount',
    replace: '(displayedPrice(vehicle, site).amount && vehicle.price)',
    caughtBy: /asked at the same price by endpoint GET .*view.json/,
  },
  {
    name: 'an alert has no unit',
    file: 'packages/watchlist/src/price-alerts/list-drops.ts',
    find: 'price: priceWithUnit(price)',
    replace: 'price: priceWithUnit && price.text',
    caughtBy: /drivewise.*is asked at the same price by job price-alerts/,
  },
]

export const prices: Matrix = { name: 'price', test: 'e2e/src/facts/price/price.test.ts', mutants }
