import type { Dealership } from '../dealers/dealership.ts'
import { interiorPhotosOf, spinFrameCount, spinFramesOf } from '../photos/photo-library.ts'
import { seededRandom, seedOf } from '../random.ts'
import { daysFrom } from '../vehicle/dates.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { ownKit } from '../vehicle/own-kit.ts'
import { makeComments, makeLongComments } from '../words/comments.ts'
import { oneOwner } from '../words/openings.ts'
import { hotspotsOn } from './hotspots.ts'

export type Occasion = { today: Date; dealership: Dealership }
/** What changes; `first` is the first vehicle that the case takes. */
type Change = (vehicle: DemoVehicle, occasion: Occasion, first: DemoVehicle) => Partial<DemoVehicle>

/**
 * A number of vehicles of every dealership that are changed in one way; `suits` selects candidates, `best` prefers
 * some.
 */
export type SpecialCase = {
  name: string
  count: number
  suits?(vehicle: DemoVehicle, dealership: Dealership): boolean
  best?(vehicle: DemoVehicle, occasion: Occasion): boolean
  /** They are of one model, badge and year. */
  isRun?: boolean
  change: Change
}

/** Nothing sells before it was on the lot for a week. */
const minDaysToSell = 8
const soldDaysAgo =
  (days: number): Change =>
  ({ createdAt }, { today }) => {
    const soldAt = daysFrom(today, -days)
    const listedBy = daysFrom(soldAt, -minDaysToSell)
    const listedAt = Math.min(Date.parse(createdAt), listedBy.getTime())
    return { status: 'sold', soldAt: soldAt.toISOString(), createdAt: new Date(listedAt).toISOString() }
  }
const listedDaysAgo =
  (days: number): Change =>
  (_, { today }) => ({ createdAt: daysFrom(today, -days).toISOString() })
const photos =
  (count: number): Change =>
  ({ photos: all }) => ({ photos: all.slice(0, count) })
const priced =
  (change: (price: number) => Partial<DemoVehicle>): Change =>
  ({ price = 0 }) =>
    change(price)

/** A new vehicle is reduced from its list price; of another, the price that it has now is the reduced one. */
const reduced: Change = ({ condition, price = 0 }) => {
  const cut = Math.max(500, Math.round(price * 0.00004) * 1000)
  return condition === 'new' ? { price: price - cut, beforePrice: price } : { beforePrice: price + cut }
}

const isFast = ({ model }: DemoVehicle, { fastSellers }: Dealership): boolean => fastSellers.includes(model.make.make)
const hasPrice = ({ price }: DemoVehicle): boolean => price !== undefined
const isNew = ({ condition }: DemoVehicle): boolean => condition === 'new'
const isUsed = ({ condition }: DemoVehicle): boolean => condition === 'used'
const isForSale = ({ weeklyPrice }: DemoVehicle): boolean => weeklyPrice === undefined
const isDriven = ({ model }: DemoVehicle): boolean => model.item !== 'caravan'
const isOfOneOwner = ({ comments = '' }: DemoVehicle): boolean => comments.startsWith(oneOwner)
const isCsv = (_: DemoVehicle, { format }: Dealership): boolean => format === 'csv'
const shows = (count: number) => (vehicle: DemoVehicle) => vehicle.photos.length >= count

const spin: Change = ({ model, colour = 'white' }) => {
  const frames = spinFramesOf(model.pictures, colour)
  return { spin: { frames, hotspots: hotspotsOn(frames) } }
}
/** What has a kit of its own was not photographed all round with it. */
const framesOf = ({ model, colour, engine }: DemoVehicle): number =>
  colour && ownKit(model, engine) === undefined ? spinFramesOf(model.pictures, colour).length : 0
/** The spots are headlights and wheels. */
const hasHeadlights = ({ model }: DemoVehicle): boolean => !['caravan', 'motorcycle'].includes(model.pictures)

const longBadges: { badge: string; suits(vehicle: DemoVehicle): boolean }[] = [
  {
    badge:
      'Black Edition Premium Technology Pack with Sports Bar, Tow Bar, Tub Liner and Long Range Touring Suspension Kit',
    suits: (vehicle) => vehicle.model.pictures === 'ute' && isUsed(vehicle) && isForSale(vehicle),
  },
  {
    badge:
      'Touring Edition Off-Grid Pack with Second Awning, Diesel Heater Preparation, External Kitchen and Stone Guard Kit',
    suits: (vehicle) => vehicle.model.item === 'caravan' && isUsed(vehicle),
  },
  {
    badge:
      'Weekender Edition with Child Seat Pack, Roof Racks, Dash Camera, Boot Liner and Long Distance Touring Luggage Kit',
    suits: (vehicle) => !isForSale(vehicle) && vehicle.model.pictures === 'suv',
  },
]
/** What else a badge says of a vehicle that was ordered with every option. */
const longBadgeOf = (vehicle: DemoVehicle): string | undefined => longBadges.find(({ suits }) => suits(vehicle))?.badge

/** Old and listed for long, so that it shows on no first page and in no row of new vehicles. */
const isLast = ({ condition, year = 0, createdAt }: DemoVehicle, { today }: Occasion): boolean =>
  condition === 'used' && year < today.getUTCFullYear() - 4 && createdAt < daysFrom(today, -30).toISOString()

/** A description of a vehicle of its own numbers, so that it is the same whatever else was made. */
export const commentsOf = (make: typeof makeComments, vehicle: DemoVehicle, { today, dealership }: Occasion): string =>
  make(seededRandom(seedOf(vehicle.stocknum)), vehicle, { today, ...dealership })

/** On order: it has no number, no date and no price yet. */
const notBuilt = {
  preorder: true,
  status: 'coming_soon',
  vin: undefined,
  built: undefined,
  complied: undefined,
  price: undefined,
}

const nothing = {
  vin: undefined,
  plate: undefined,
  regoExpiry: undefined,
  series: undefined,
  badge: undefined,
  price: undefined,
  weeklyPrice: undefined,
  comments: undefined,
  features: [],
  photos: [],
}

/** What a page must cope with, each on purpose and in every dealership that sells what suits it. docs/decisions/demo-stock.md. */
export const specialCases = [
  {
    name: 'sold in a row',
    count: 5,
    isRun: true,
    suits: isFast,
    change: (_, { today }, { price, priceType, weeklyPrice }) => {
      const soldAt = daysFrom(today, -1)
      // One price and one moment of listing that nothing else has, so that they are adjacent when sorted by price and by newest.
      const listedAt = daysFrom(soldAt, -minDaysToSell).getTime() - 30_000
      return {
        status: 'sold',
        soldAt: soldAt.toISOString(),
        createdAt: new Date(listedAt).toISOString(),
        ...(price !== undefined && { price: Math.floor(price / 100) * 100 - 23, priceType }),
        ...(weeklyPrice !== undefined && { weeklyPrice: Math.floor(weeklyPrice / 5) * 5 - 3 }),
      }
    },
  },
  { name: 'sold today', count: 3, suits: isFast, change: soldDaysAgo(0) },
  { name: 'sold four days ago', count: 3, suits: isFast, change: soldDaysAgo(4) },
  {
    name: 'sold a month ago',
    count: 2,
    suits: (vehicle, dealership) => isFast(vehicle, dealership) && isUsed(vehicle),
    change: soldDaysAgo(30),
  },
  { name: 'reserved', count: 4, change: () => ({ reserved: true }) },
  { name: 'coming soon', count: 5, change: () => ({ status: 'coming_soon' }) },
  { name: 'coming soon without photos', count: 2, change: () => ({ status: 'coming_soon', photos: [] }) },
  { name: 'unknown status', count: 1, change: () => ({ status: 'in_transit' }) },
  { name: 'no price', count: 3, change: () => ({ price: undefined, weeklyPrice: undefined }) },
  { name: 'price 10', count: 1, suits: hasPrice, change: () => ({ price: 10, beforePrice: undefined }) },
  {
    name: 'price 11',
    count: 1,
    suits: hasPrice,
    best: isLast,
    change: () => ({ price: 11, beforePrice: undefined, photos: [] }),
  },
  {
    name: 'pre-order',
    count: 3,
    suits: isNew,
    change: (vehicle, occasion) => ({
      ...notBuilt,
      ...(vehicle.km !== undefined && { km: 0 }),
      comments: commentsOf(makeComments, { ...vehicle, preorder: true }, occasion),
    }),
  },
  {
    name: 'was-price',
    count: 9,
    suits: hasPrice,
    change: reduced,
  },
  {
    name: 'offer price',
    count: 4,
    suits: hasPrice,
    change: priced((price) => ({ offerPrice: price - Math.max(300, Math.round(price * 0.00003) * 1000) })),
  },
  {
    name: 'below market',
    count: 6,
    suits: (vehicle) => vehicle.market !== undefined,
    change: priced((price) => ({ market: { state: price + 1900, national: price + 1400 } })),
  },
  { name: 'just listed', count: 10, change: listedDaysAgo(1) },
  { name: 'no photos', count: 5, change: photos(0) },
  { name: 'one photo', count: 6, change: photos(1) },
  { name: 'three photos', count: 3, suits: shows(3), change: photos(3) },
  { name: 'four photos', count: 3, suits: shows(4), change: photos(4) },
  {
    name: 'video',
    count: 3,
    change: ({ stocknum }) => ({ videoUrl: `https://video.example/walkaround/${stocknum}.mp4` }),
  },
  {
    name: 'spin with hotspots',
    count: 3,
    suits: (vehicle) => hasHeadlights(vehicle) && framesOf(vehicle) >= 3,
    best: (vehicle) => framesOf(vehicle) === spinFrameCount,
    change: spin,
  },
  {
    name: 'interior panorama',
    count: 2,
    suits: ({ model, colour = 'white' }) => interiorPhotosOf(model.pictures, colour) !== undefined,
    change: ({ model, colour = 'white' }) => ({ inside: interiorPhotosOf(model.pictures, colour) }),
  },
  {
    name: 'history report',
    count: 6,
    suits: isUsed,
    change: ({ vin }) => ({ historyReport: `https://history.example/report/${vin}` }),
  },
  { name: 'test drive only', count: 2, suits: isDriven, change: () => ({ tag: 'Test Drive Only' }) },
  { name: 'custom tag', count: 3, suits: isOfOneOwner, change: () => ({ tag: 'One owner' }) },
  {
    name: 'longest name and comments',
    count: 2,
    suits: (vehicle) => longBadgeOf(vehicle) !== undefined,
    // A vehicle with few features has a short description.
    best: ({ features }) => features.length >= 12,
    change: (vehicle, occasion) => ({
      badge: [vehicle.badge, longBadgeOf(vehicle)].join(' ').trim(),
      comments: commentsOf(makeLongComments, vehicle, occasion),
    }),
  },
  { name: 'separator for comments', count: 2, change: () => ({ comments: '---' }) },
  { name: 'null values', count: 2, change: () => ({ series: 'null', interior: 'null', plate: 'null' }) },
  { name: 'missing everything optional', count: 2, suits: isCsv, change: () => nothing },
  { name: 'not for the website', count: 2, change: () => ({ isHidden: true }) },
] satisfies readonly SpecialCase[] as readonly SpecialCase[]
