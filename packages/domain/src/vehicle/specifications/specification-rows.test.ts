import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { describe, expect, test } from 'vitest'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { keyInformation, specificationGroups } from './specification-rows.ts'

const bare = testVehicle()
const today = '2026-11-21'
const keyValue = (label: string, vehicle: Partial<Vehicle>) =>
  keyInformation({ ...bare, ...vehicle }, { today }).find((row) => row.label === label)?.value

describe('a value as it is written', () => {
  test.each<[string, Partial<Vehicle>, string | undefined]>([
    ['Kilometres', { km: 28_410 }, '28,410 km'],
    ['Kilometres', { km: 0 }, '0 km'],
    ['Kilometres', { km: 1_204_999 }, '1,204,999 km'],
    ['Engine', { engine_size_litres: 2.487 }, '2.5 L'],
    ['Engine', { engine_size_litres: 2 }, '2.0 L'],
    ['Engine', { engine_size_litres: 0.998 }, '1.0 L'],
    ['Engine', { engine_size_litres: 0.649 }, '649 cc'],
    ['Engine', { engine_size_litres: 1.25, item_type: 'motorcycle' }, '1,250 cc'],
    ['Engine', { engine_size_litres: 1.25, item_type: 'Motorcycle' }, '1,250 cc'],
    ['Rego expiry', { rego_expiry: '2027-03-04' }, 'Expires on 4 Mar 2027'],
    ['Rego expiry', { rego_expiry: '2026-11-21' }, 'Expires on 21 Nov 2026'],
    ['Rego expiry', { rego_expiry: '2026-11-20' }, undefined],
    ['Rego expiry', { rego_expiry: '2027-09-30' }, 'Expires on 30 Sep 2027'],
    ['Fuel economy', { fuelconsumptioncombined: 4.7 }, '4.7 L/100 km'],
    ['ANCAP safety', { ancaprating: 5 }, '5 stars'],
    ['ANCAP safety', { ancaprating: 1 }, '1 star'],
    ['ANCAP safety', { ancaprating: 0 }, undefined],
    ['Seats', { seats: 0 }, undefined],
  ])('%s of %o is %s', (label, vehicle, expected) => {
    expect(keyValue(label, vehicle)).toBe(expected)
  })
})

describe('rows without a value', () => {
  test.each([undefined, '', 'null'])('a row of %j is hidden', (colour) => {
    expect(keyValue('Colour', { colour })).toBeUndefined()
  })

  test('a null that came past the types is hidden too', () => {
    expect(keyValue('Colour', { colour: null as unknown as string })).toBeUndefined()
  })

  test('a vehicle of which nothing optional is known still has its stock number', () => {
    expect(keyInformation(bare, { today })).toEqual([{ label: 'Stock number', value: 'H20418' }])
  })
})

test('[VD-16] a caravan says how many it sleeps, how large and how heavy it is, and what carries it', () => {
  const caravan = {
    ...bare,
    sleeps: 4,
    body_length: 6900,
    body_width: 2470,
    tare_weight: 2260,
    aggregate_trailer_mass: 2760,
    axle_type: 'Tandem Axle',
  }
  const group = specificationGroups(caravan, { today }).find(({ title }) => title === 'Body, beds and weights')
  expect(group?.rows).toEqual([
    { label: 'Sleeps', value: '4' },
    { label: 'Body length', value: '6.9 m' },
    { label: 'Body width', value: '2.47 m' },
    { label: 'Tare', value: '2,260 kg' },
    { label: 'Aggregate trailer mass', value: '2,760 kg' },
    { label: 'Axle', value: 'Tandem Axle' },
  ])
  expect(keyInformation(caravan, { today }).map(({ label }) => label)).toEqual([
    'Sleeps',
    'Body length',
    'Aggregate trailer mass',
    'Stock number',
  ])
})

test('the first four rows are what a shopper asks first', () => {
  const vehicle = {
    ...bare,
    km: 10,
    engine_size_litres: 2,
    simple_transmission: 'Automatic',
    drive: 'AWD',
    colour: 'Red',
  }
  expect(keyInformation(vehicle, { today }).slice(0, 4)).toEqual([
    { label: 'Kilometres', value: '10 km' },
    { label: 'Engine', value: '2.0 L' },
    { label: 'Transmission', value: 'Automatic' },
    { label: 'Drive', value: 'AWD' },
  ])
})

describe('grouped specifications', () => {
  const groupsOf = (vehicle: Partial<Vehicle>) => specificationGroups({ ...bare, ...vehicle }, { today })

  test('a group of which nothing is known is left out', () => {
    expect(groupsOf({}).map(({ title }) => title)).toEqual(['Vehicle', 'Registration and identity'])
  })

  test('build dates are written as months', () => {
    const rows = groupsOf({ build_date: '2021-03', compliance_date: '4/2021' })[0]?.rows
    expect(rows).toContainEqual({ label: 'Build date', value: 'Mar 2021' })
    expect(rows).toContainEqual({ label: 'Compliance date', value: 'Apr 2021' })
  })

  test("the feed's own rows come last, under the feed's headings, without the empty ones", () => {
    const groups = groupsOf({
      specifications: [
        { group: 'Dimensions', name: 'Length', value: '4,600 mm' },
        { group: 'Dimensions', name: 'Height', value: 'null' },
        { group: 'Audio', name: 'Radio', value: 'null' },
      ],
    })
    expect(groups.at(-1)).toEqual({ title: 'Dimensions', rows: [{ label: 'Length', value: '4,600 mm' }] })
  })

  test("a feed's row joins our group of that title, but never repeats a label", () => {
    const safety = groupsOf({
      ancaprating: 5,
      specifications: [
        { group: 'SAFETY', name: 'ANCAP safety', value: '5' },
        { group: 'safety', name: 'Airbags', value: '7' },
      ],
    }).find(({ title }) => title === 'Safety')
    expect(safety?.rows).toEqual([
      { label: 'ANCAP safety', value: '5 stars' },
      { label: 'Airbags', value: '7' },
    ])
  })
})
