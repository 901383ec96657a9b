import type { Matrix, Mutant } from '../matrix.ts'

const price = 'packages/domain/src/pricing/price.ts'
const filterValues = 'packages/stock-search/src/filter-values.ts'
const messages = 'packages/leads/src/messages'

/** Places that choose an amount of their own, or forget what belongs to it. */
const mutants: readonly Mutant[] = [
  {
    name: 'an offer is not the price',
    edits: [
      {
        file: price,
        find: 'offer_price === price ? undefined : purchaseAmount(offer_price)',
        replace: 'undefined && offer_price && price',
      },
    ],
    caughtBy: /northgate.*is asked at the same price by (page|endpoint|target)/,
  },
  {
    name: 'a placeholder is a price',
    edits: [{ file: price, find: 'const minPurchasePrice = 500', replace: 'const minPurchasePrice = 11' }],
    caughtBy: /northgate.*is asked at the same price by page \{search\}/,
  },
  {
    name: 'a subscription site asks what it costs to buy',
    edits: [
      { file: price, find: 'askedPrice(vehicle, pricing)\n', replace: "askedPrice(vehicle, pricing && 'purchase')\n" },
    ],
    caughtBy: /drivewise.*is asked at the same price by page/,
  },
  {
    name: 'a week’s price has no unit',
    edits: [{ file: price, find: "text, per: '/week', type", replace: 'text, type' }],
    caughtBy: /drivewise.*is asked at the same price by target email/,
  },
  {
    name: 'the filter is by the list price',
    edits: [{ file: filterValues, find: '  price: purchasePrice,', replace: '  price: ({ price }) => price,' }],
    caughtBy: /the filter from a price to that price/,
  },
  {
    name: 'the steps are those of the list price',
    edits: [
      {
        file: filterValues,
        find: 'stepOf(purchasePrice(vehicle), steps.price)',
        replace: 'stepOf(vehicle.price, steps.price)',
      },
    ],
    caughtBy: /the steps of prices count/,
  },
  {
    name: 'a lead keeps no offer',
    edits: [{ file: 'packages/leads/src/compose-lead.ts', find: '  offer_price: car.offer_price,\n', replace: '' }],
    caughtBy: /northgate.*is asked at the same price by (form|target)/,
  },
  {
    name: 'the e-mail has the list price',
    edits: [
      {
        file: `${messages}/dealership-email.ts`,
        find: 'priceLine(leadPrice(car, site))',
        replace: 'car.price && priceLine && leadPrice && `$${car.price.toLocaleString("en-AU")}`',
      },
    ],
    caughtBy: /asked at the same price by target email/,
  },
  {
    name: 'the e-mail does not say what it was',
    edits: [
      {
        file: `${messages}/dealership-email.ts`,
        find: 'priceLine(leadPrice(car, site))',
        replace: 'priceLine && leadPrice(car, site).text',
      },
    ],
    caughtBy: /northgate.*is asked at the same price by target email/,
  },
  {
    name: 'ADF has the list price',
    edits: [
      {
        file: `${messages}/adf-document.ts`,
        find: "currency: 'AUD' }, price.amount)",
        replace: "currency: 'AUD' }, car.price)",
      },
    ],
    caughtBy: /northgate.*is asked at the same price by target adf/,
  },
  {
    name: 'the webhook has the list price',
    edits: [{ file: `${messages}/webhook-body.ts`, find: '    price: price.amount,\n', replace: '' }],
    caughtBy: /northgate.*is asked at the same price by target webhook/,
  },
  {
    name: 'the PDF has the list price',
    edits: [
      {
        file: 'functions/vehicle/vehicle-pdf/draw-vehicle.ts',
        find: 'const price = displayedPrice(vehicle, site)',
        replace: 'const price = displayedPrice({ ...vehicle, offer_price: undefined }, site)',
      },
    ],
    caughtBy: /northgate.*is asked at the same price by endpoint GET .*pdf/,
  },
  {
    name: 'similar vehicles are like the list price',
    edits: [
      {
        file: 'packages/domain/src/vehicle/similar/similar-vehicles.ts',
        find: 'const price = purchasePrice(vehicle)',
        replace: 'const price = purchasePrice(vehicle) && vehicle.price',
      },
    ],
    caughtBy: /similar vehicles cost about as much/,
  },
  {
    name: 'the calculator begins with the list price',
    edits: [
      {
        file: 'mfe-finance/src/calculator/load.ts',
        find: 'const price = purchasePrice(vehicle)',
        replace: 'const price = purchasePrice(vehicle) && vehicle.price',
      },
    ],
    caughtBy: /northgate.*is asked at the same price by page .finance-calculator/,
  },
  {
    name: 'views are answered with the list price',
    edits: [
      {
        file: 'functions/vehicle/vehicle-activity/count-view.ts',
        find: 'displayedPrice(vehicle, site).amount',
        replace: '(displayedPrice(vehicle, site).amount && vehicle.price)',
      },
    ],
    caughtBy: /asked at the same price by endpoint GET .*view.json/,
  },
  {
    name: 'an alert has no unit',
    edits: [
      {
        file: 'packages/watchlist/src/price-alerts/list-drops.ts',
        find: 'price: priceWithUnit(price)',
        replace: 'price: priceWithUnit && price.text',
      },
    ],
    caughtBy: /drivewise.*is asked at the same price by job price-alerts/,
  },
]

export const prices: Matrix = { name: 'price', test: 'e2e/src/facts/price/price.test.ts', mutants }
