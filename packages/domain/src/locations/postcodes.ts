import type { State } from '@forecourt/contracts/site/states'

export const stateNames: Readonly<Record<State, string>> = {
  NSW: 'New South Wales',
  ACT: 'Australian Capital Territory',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
}

export const capitalOf: Readonly<Record<State, { name: string; postcode: string }>> = {
  NSW: { name: 'Sydney', postcode: '2000' },
  ACT: { name: 'Canberra', postcode: '2600' },
  VIC: { name: 'Melbourne', postcode: '3000' },
  QLD: { name: 'Brisbane', postcode: '4000' },
  SA: { name: 'Adelaide', postcode: '5000' },
  WA: { name: 'Perth', postcode: '6000' },
  TAS: { name: 'Hobart', postcode: '7000' },
  NT: { name: 'Darwin', postcode: '0800' },
}

/** First and last postcode of each range. Those of `boxes` are post office boxes and large receivers alone. */
const ranges: readonly { state: State; from: number; to: number; boxes?: true }[] = [
  { state: 'ACT', from: 200, to: 299, boxes: true },
  { state: 'NT', from: 800, to: 899 },
  { state: 'NT', from: 900, to: 999, boxes: true },
  { state: 'NSW', from: 1000, to: 1999, boxes: true },
  { state: 'NSW', from: 2000, to: 2599 },
  { state: 'ACT', from: 2600, to: 2619 },
  { state: 'NSW', from: 2620, to: 2899 },
  { state: 'ACT', from: 2900, to: 2920 },
  { state: 'NSW', from: 2921, to: 2999 },
  { state: 'VIC', from: 3000, to: 3999 },
  { state: 'QLD', from: 4000, to: 4999 },
  { state: 'SA', from: 5000, to: 5799 },
  { state: 'SA', from: 5800, to: 5999, boxes: true },
  { state: 'WA', from: 6000, to: 6799 },
  { state: 'WA', from: 6800, to: 6999, boxes: true },
  { state: 'TAS', from: 7000, to: 7799 },
  { state: 'TAS', from: 7800, to: 7999, boxes: true },
  { state: 'VIC', from: 8000, to: 8999, boxes: true },
  { state: 'QLD', from: 9000, to: 9999, boxes: true },
]

const rangeOf = (postcode: string) =>
  /^\d{4}$/.test(postcode)
    ? ranges.find(({ from, to }) => from <= Number(postcode) && Number(postcode) <= to)
    : undefined

/** The state whose range a postcode is in, whether or not there is one of its number. */
export const stateOfPostcode = (postcode: string): State | undefined => rangeOf(postcode)?.state

/** Whether a postcode is of no place, but of post office boxes. */
export const isBoxPostcode = (postcode: string): boolean => rangeOf(postcode)?.boxes === true
