import type { Dealership } from '../dealers/dealership.ts'
import { framesAllRound, insideOf, turnOf } from '../photo-library.ts'
import { daysFrom } from '../vehicle/dates.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { longComments } from '../words/sentences.ts'
import { hotspotsOn } from './hotspots.ts'

export type Occasion = { today: Date; dealership: Dealership }
type Change = (vehicle: DemoVehicle, occasion: Occasion) => Partial<DemoVehicle>

/** So many vehicles of every dealership that are changed in one way; `suits` says which may be, `best` which rather than others. */
export type SpecialCase = {
  name: string
  count: number
  suits?(vehicle: DemoVehicle, dealership: Dealership): boolean
  best?(vehicle: DemoVehicle): boolean
  change: Change
}

const soldAgo =
  (days: number): Change =>
  (_, { today }) => ({ status: 'sold', soldAt: daysFrom(today, -days).toISOString() })
const listedAgo =
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
const isCsv = (_: DemoVehicle, { format }: Dealership): boolean => format === 'csv'
const shows = (count: number) => (vehicle: DemoVehicle) => vehicle.photos.length >= count

const spin: Change = ({ model, colour = 'white' }) => {
  const frames = turnOf(model.pictures, colour)
  return { spin: { frames, hotspots: hotspotsOn(frames) } }
}
const framesOf = ({ model, colour }: DemoVehicle): number => (colour ? turnOf(model.pictures, colour).length : 0)
/** The spots are headlights and wheels. */
const hasHeadlights = ({ model }: DemoVehicle): boolean => !['caravan', 'motorcycle'].includes(model.pictures)

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
  { name: 'sold today', count: 3, suits: isFast, change: soldAgo(0.2) },
  { name: 'sold four days ago', count: 3, suits: isFast, change: soldAgo(4) },
  { name: 'sold a month ago', count: 2, suits: isFast, change: soldAgo(30) },
  { name: 'reserved', count: 4, change: () => ({ reserved: true }) },
  { name: 'coming soon', count: 5, change: () => ({ status: 'coming_soon' }) },
  { name: 'coming soon without photos', count: 2, change: () => ({ status: 'coming_soon', photos: [] }) },
  { name: 'unknown status', count: 1, change: () => ({ status: 'in_transit' }) },
  { name: 'no price', count: 3, change: () => ({ price: undefined, weeklyPrice: undefined }) },
  { name: 'price 10', count: 1, suits: hasPrice, change: () => ({ price: 10, beforePrice: undefined }) },
  { name: 'price 11', count: 1, suits: hasPrice, change: () => ({ price: 11, beforePrice: undefined }) },
  {
    name: 'pre-order',
    count: 3,
    suits: isNew,
    change: () => ({ preorder: true, price: undefined, status: 'coming_soon' }),
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
  { name: 'just listed', count: 10, change: listedAgo(1) },
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
    best: (vehicle) => framesOf(vehicle) === framesAllRound,
    change: spin,
  },
  {
    name: 'interior panorama',
    count: 2,
    suits: ({ model }) => insideOf(model.pictures) !== undefined,
    change: ({ model }) => ({ inside: insideOf(model.pictures) }),
  },
  {
    name: 'history report',
    count: 6,
    suits: isUsed,
    change: ({ vin }) => ({ historyReport: `https://history.example/report/${vin}` }),
  },
  { name: 'test drive only', count: 2, change: () => ({ tag: 'Test Drive Only' }) },
  { name: 'custom tag', count: 3, change: () => ({ tag: 'One owner' }) },
  { name: 'certified', count: 8, suits: isUsed, change: () => ({ certified: true }) },
  {
    name: 'longest name and comments',
    count: 2,
    change: ({ badge = '' }) => ({
      badge: `${badge} Black Edition Premium Technology Pack with Tow Bar, Canopy and Extended Touring Alloy Tray`,
      comments: longComments.join('\n\n'),
    }),
  },
  { name: 'separator for comments', count: 2, change: () => ({ comments: '---' }) },
  { name: 'null values', count: 2, change: () => ({ series: 'null', interior: 'null', plate: 'null' }) },
  { name: 'missing everything optional', count: 2, suits: isCsv, change: () => nothing },
  { name: 'not for the website', count: 2, change: () => ({ isHidden: true }) },
] satisfies readonly SpecialCase[] as readonly SpecialCase[]
