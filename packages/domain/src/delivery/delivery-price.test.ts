import { expect, test } from 'vitest'
import { deliveryPrice } from './delivery-price.ts'

const areas = [
  { name: 'Sydney', postcodes: ['2000-2249'], price: 0 },
  { name: 'Newcastle', postcodes: ['2282', '2289-2310'], price: 420 },
  { name: 'Darwin', postcodes: ['0800-0832'], price: 1_900 },
  { name: 'New South Wales', postcodes: ['2000-2999'], price: 600 },
]

test.each([
  ['2000', { name: 'Sydney', price: 0 }],
  ['2249', { name: 'Sydney', price: 0 }],
  ['2300', { name: 'Newcastle', price: 420 }],
  ['2282', { name: 'Newcastle', price: 420 }],
  ['2283', { name: 'New South Wales', price: 600 }],
  ['0800', { name: 'Darwin', price: 1_900 }],
  ['6000', null],
  ['', null],
])('[DL-1] the table says of %s: %j', (postcode, expected) => expect(deliveryPrice(areas, postcode)).toEqual(expected))
