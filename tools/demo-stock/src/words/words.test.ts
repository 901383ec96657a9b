import { describe, expect, test } from 'vitest'
import { dealerships } from '../dealers/dealerships.ts'
import { warrantyOf } from '../facts/warranty.ts'
import { makeStock } from '../make-stock.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { suburbs } from './suburbs.ts'
import { framesOf } from './testing/frames.ts'

const today = new Date('2026-11-21T00:00:00Z')
const all = dealerships.flatMap((dealership) => [...makeStock(dealership, { today })])

const daysListed = ({ createdAt }: DemoVehicle): number => (today.getTime() - Date.parse(createdAt)) / 86_400_000

const isBuiltAs =
  (body: string) =>
  ({ model }: DemoVehicle): boolean =>
    model.body === `Truck - ${body}`

/** Words that a person in the trade would never write of such a vehicle. */
const never: readonly [kind: string, is: (vehicle: DemoVehicle) => boolean, words: RegExp][] = [
  [
    'an electric car',
    ({ engine }) => engine?.fuel === 'Electric',
    /\boil\b|oil and filters|litre engine|L per 100|L\/100|the pump|clutch|fuelled|exhaust/i,
  ],
  [
    'a motorcycle',
    ({ model }) => model.item === 'motorcycle',
    /four .*tyres|glovebox|\bdoors?\b|bonnet|bumper|tailgate|\bcabin\b|wiper|\bcar\b|school run|tow\b|panniers|seats are|handbook/i,
  ],
  [
    'a caravan',
    ({ model }) => model.item === 'caravan',
    /bonnet|\d km\b|kilometres|\boil\b|engine|glovebox|clutch|drives like|clock|handbook|mechanic|transporter|fuelled|wiper|over cloth|stone chip/i,
  ],
  [
    'a light truck',
    ({ model }) => model.item === 'truck',
    /bonnet|four .*tyres|tray|school run|family|crew|\bcar\b(?! licence)/i,
  ],
  ['a pantech', isBuiltAs('Pantech'), /curtain|tipper|tipping|hoist|\bram\b|cab guard/i],
  ['a curtain-sider', isBuiltAs('Curtain Sider'), /insulated|\bbox\b|fibreglass|tail lift|tipp|hoist|cab guard/i],
  ['a tipper', isBuiltAs('Tipper'), /insulated|\bbox\b|barn doors|tail lift|pantech|curtain|underrun/i],
  ['a motorhome', ({ model }) => model.item === 'motorhome', /bonnet|four .*tyres|school run|\bcar\b|moved up a size/i],
  [
    'what is new',
    ({ condition }) => condition === 'new',
    /owners? like|previous owner|second owner|one owner|traded in|last serviced|last service|inspection|smoked|mm of tread|PPSR|stone chip|everything that is wrong/i,
  ],
  [
    'what is by the week',
    ({ weeklyPrice }) => weeklyPrice !== undefined,
    /drive-?away|finance and|trade-in|will buy|your own mechanic|fourteen|thirty days|minimum term|\bapp\b|we deliver|second owner/i,
  ],
  [
    'what is on order',
    ({ special }) => special === 'pre-order',
    /our floor|delivery kilometres|our own scales|scales say|from cold|our own drive|home this week|built in|test drive/i,
  ],
  ['a van', ({ model }) => model.pictures === 'van', /school run|golf|retired couple|family from/i],
  [
    'anything',
    () => true,
    /titled|MG MG|his wife|her husband|in the photos|photographed|\blast (?:week|month|\w+day)/i,
  ],
  [
    'what has yet to come',
    ({ status, preorder }) => status !== 'in_stock' && status !== 'sold' && !preorder,
    /here now|our floor|home this week|ready to (?:hitch|drive|register)|our own|our shed|our workshop|we listed|tread|inspected|inspection|from cold|clutch bites|polished|Traded in|book a time/i,
  ],
  ['what has photos', ({ photos }) => photos.length > 0, /photos are still to come/i],
  [
    'what was listed more than a fortnight ago',
    (vehicle) => daysListed(vehicle) > 14,
    /first to see|in this week|polished (?:here )?this week|days ago|just now|within the fortnight/i,
  ],
  ['what was listed more than a month ago', (vehicle) => daysListed(vehicle) > 30, /off the transporter/i],
  ['what is new', ({ condition }) => condition === 'new', /our own drive|quiet from cold|untouched/i],
  ['what uses 7 litres and more', ({ engine }) => (engine?.uses ?? 0) >= 7, /cheap to run/i],
  ['a demonstrator', ({ condition }) => condition === 'demo', /worn well/i],
  [
    'what sleeps without solar panels',
    ({ model, features }) => model.caravan !== undefined && !features.includes('Solar panels'),
    /solar/i,
  ],
  ['what is long', ({ model }) => model.size[0] >= 4500, /moved up a size/i],
  ['what is driven fast', ({ engine }) => (engine?.power ?? 0) >= 150, /moved up a size/i],
  ['a ute', ({ model }) => model.pictures === 'ute', /moved up a size|by a family/i],
]

test.each(never)('of %s it is never written what cannot be so', (_, is, words) => {
  const those = all.filter(is)
  expect(those.length).toBeGreaterThan(7)
  const broken = those.filter(({ comments = '', features }) => words.test(`${comments} ${features.join(', ')}`))
  expect(broken.map(({ stocknum, comments = '' }) => `${stocknum}: ${comments.match(words)?.[0]}`)).toEqual([])
})

/** Phrases that add more equipment, and phrases that must precede them. */
const further =
  /Also on board: |It has [^.]* besides\.|, and little is missing\.|What else\? |(?:^|[.?]\s)Plus |complete the list\.|are on the list as well\.|You will also find |Further equipment: |cost no more a week\.|Worth having too: /
const equipped =
  /^(?:It comes with|It has|You get|With .* it is no bare one|Equipped with|Fitted: |.* are fitted|Its equipment includes|Among its features are|You have .* for as long as you keep it|.* come with it)/

test('a sentence on more equipment follows one on equipment', () => {
  const texts = all.filter(({ comments = '' }) => further.test(comments))
  expect(texts.length).toBeGreaterThan(300)
  const alone = texts.filter(({ comments = '' }) => {
    const said = comments.split(/(?<=[.?])\s+/)
    const at = said.findIndex((sentence) => further.test(`${sentence} `))
    return !equipped.test(said[at - 1] ?? '')
  })
  expect(alone.map(({ comments }) => comments)).toEqual([])
})

test('a car licence is enough for what weighs 4.5 t laden and no more', () => {
  const trucks = all.filter(({ model }) => model.item === 'truck')
  const said = (words: string) => trucks.filter(({ comments = '' }) => comments.includes(words))
  expect(said('car licence').length).toBeGreaterThan(2)
  for (const { model } of said('car licence')) expect(model.gvm).toBeLessThanOrEqual(4500)
  for (const { model } of said('light rigid licence')) expect(model.gvm).toBeGreaterThan(4500)
})

test('a distance at which it was serviced is not beyond the one that it drove', () => {
  for (const { comments = '', km = 0, stocknum } of all) {
    const at = comments.match(/[Ss]ervice(?:d it at|d at| was at) ([\d,]+) km/)?.[1]
    if (at) expect(Number(at.replace(',', '')), stocknum).toBeLessThanOrEqual(km)
  }
})

test('the longest texts are of their own vehicles: no two share a paragraph', () => {
  const long = all.filter(({ special }) => special === 'longest name and comments')
  expect(long.length).toBe(2 * dealerships.length)
  const openings = long.map(({ comments = '' }) => comments.split('\n\n')[0])
  expect(new Set(openings).size).toBe(long.length)
  for (const { comments = '', stocknum } of long) expect(comments.length, stocknum).toBeGreaterThan(800)
})

/** What its opening says of who had it, and what may not follow. */
const pasts: readonly [opening: RegExp, not: RegExp][] = [
  [/^We bought this .* from its second owner/, /garaged from new|Used for|Local to|One owner/],
  [/^Ex-lease/, /school run|commute|golf|weekends in|garaged from new/],
  [/retired couple/, /school run|commute|garaged from new/],
  [/by a family/, /golf|garaged from new/],
  [/round the country|one big lap/, /towed it to/],
]

test.each(pasts)('a description that begins %s says nothing else of its past', (opening, not) => {
  const those = all.filter(({ comments = '' }) => opening.test(comments))
  expect(those.length).toBeGreaterThan(3)
  expect(those.filter(({ comments = '' }) => not.test(comments)).map(({ comments }) => comments)).toEqual([])
})

test('what is said to be left of a warranty is left of its maker’s term for what was built then', () => {
  const withWarranty = all.flatMap((vehicle) => {
    const months = vehicle.comments?.match(/(\d+) months (?:of factory|or so)/)?.[1]
    return months ? [{ ...vehicle, months: Number(months) }] : []
  })
  expect(withWarranty.length).toBeGreaterThan(100)
  for (const { months, model, built = '', km = 0, stocknum } of withWarranty) {
    const { years, km: most = Number.POSITIVE_INFINITY } = warrantyOf(model.make, built)
    const monthsOld = (today.getTime() - Date.parse(`${built}-01`)) / (86_400_000 * 30.44)
    expect(months, stocknum).toBeLessThanOrEqual(years * 12 - monthsOld + 1)
    expect(km, stocknum).toBeLessThan(most)
  }
})

test('a colour that the first sentence named is not repeated as news', () => {
  const fresh = all.filter(({ condition, comments = '' }) => condition !== 'used' && comments.length < 800)
  expect(fresh.length).toBeGreaterThan(500)
  const twice = fresh.filter(({ comments = '', paint = '?' }) => {
    const [opening = '', ...rest] = comments.split('. ')
    return opening.includes(paint) && /Finished in|The colour is|outside,/.test(rest.join('. '))
  })
  expect(twice.map(({ comments }) => comments)).toEqual([])
})

/** Jokes that were on every tenth vehicle. */
const wornOut = /our own drive agreed|[Oo]wners like|smells of nothing|Order books|Interstate buyer/

test('overused phrases do not return', () => {
  expect(all.filter(({ comments = '' }) => wornOut.test(comments)).map(({ stocknum }) => stocknum)).toEqual([])
})

test('a description names a place once: where it lived is no news the second time', () => {
  const places = Object.values(suburbs).flat()
  const twice = all.filter(({ comments = '' }) => places.some((place) => comments.split(place).length > 2))
  expect(twice.map(({ comments }) => comments)).toEqual([])
})

describe('as frames, without names, figures and equipment', () => {
  const spoken = dealerships.flatMap((dealership) =>
    [...makeStock(dealership, { today })]
      .filter(({ special = '' }) => !/^(?:longest|separator)/.test(special))
      .map((vehicle) => ({ voice: dealership.voice, frames: framesOf(vehicle) })),
  )
  const heard = new Map<string, { times: number; voices: Set<string> }>()
  for (const { voice, frames } of spoken)
    for (const frame of frames) {
      const { times, voices } = heard.get(frame) ?? { times: 0, voices: new Set() }
      heard.set(frame, { times: times + 1, voices: voices.add(voice) })
    }

  test('no sentence comes round in more than one description of ten', () => {
    const often = [...heard].filter(([, { times }]) => times > spoken.length / 10)
    expect(often.map(([frame, { times }]) => `${times} ${frame}`)).toEqual([])
  })

  test.each([...new Set(dealerships.map(({ voice }) => voice))])(
    '%s has a voice: two of three descriptions say what no other dealer does',
    (voice) => {
      const own = spoken.filter((one) => one.voice === voice)
      const isOwn = (frame: string) => heard.get(frame)?.voices.size === 1 && (heard.get(frame)?.times ?? 0) > 2
      expect(own.filter(({ frames }) => frames.some(isOwn)).length / own.length).toBeGreaterThan(0.66)
    },
  )
})
