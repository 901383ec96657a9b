import { describe, expect, test } from 'vitest'
import { collect, cutAt, sourceOf } from '../../testing/byte-source.ts'
import type { FeedRow } from '../feed-row.ts'
import { emptyFeedReason } from '../refusal.ts'
import { readCsv } from './read-csv.ts'

const header = 'stocknum,make,model,car_type,year,price,km,dealercomments,images'

const inShort = (row: FeedRow) => {
  if (row.kind === 'vehicle') return [row.line, row.vehicle.stocknum]
  if (row.kind === 'refused') {
    const { line, field, found, reason } = row.refusal
    return [line, `${field}: ${found}: ${reason}`, row.id]
  }
  return row.kind === 'broken' ? [row.line, row.reason] : [row.text]
}

const rows = async (text: string | Uint8Array) => (await collect(readCsv(sourceOf(text)))).map(inShort)

test('a row with every kind of column', async () => {
  const text = [
    'stocknum,vin,make,model,badge,year,car_type,status,price,before_price,price_type,km,rego_expiry,engine_size_litres,reserved,features,images,created_at,trans',
    'H1,JTMR1,Toyota,RAV4,Cruiser,2021,Used,In Stock,"$38,990",40990,Drive Away,"28,410 km",14/03/2027,2.5,yes,Roof rails|Tow bar,/a.avif|https://b.example/c.jpg,2026-11-01,CVT',
  ].join('\n')
  const [row] = await collect(readCsv(sourceOf(text)))
  expect(row).toEqual({
    kind: 'vehicle',
    line: 2,
    vehicle: {
      id: 'H1',
      stocknum: 'H1',
      vin: 'JTMR1',
      make: 'Toyota',
      model: 'RAV4',
      badge: 'Cruiser',
      year: 2021,
      car_type: 'used',
      status: 'in_stock',
      item_type: 'car',
      price: 38_990,
      before_price: 40_990,
      price_type: 'drive_away',
      km: 28_410,
      rego_expiry: '2027-03-14',
      engine_size_litres: 2.5,
      reserved: true,
      certified: false,
      preorder: false,
      show_on_dealer_website: true,
      trans: 'CVT',
      features: ['Roof rails', 'Tow bar'],
      specifications: [],
      images: [{ image: { url: '/a.avif' } }, { image: { url: 'https://b.example/c.jpg' } }],
      created_at: '2026-11-01T00:00:00.000Z',
    },
    notes: [],
  })
})

test('[LO-8] the locations at which a vehicle can be seen are read', async () => {
  const text = 'stocknum,make,model,car_type,distribution_locations\nH1,Toyota,RAV4,used,brookvale|parramatta'
  const [row] = await collect(readCsv(sourceOf(text)))
  expect(row).toMatchObject({ vehicle: { distribution_locations: ['brookvale', 'parramatta'] } })
})

test('the fields of spins and caravans are read', async () => {
  const spots = [
    { id: 'a', place: 'interior', description: 'Seats', positions: [{ activeAngle: 0, posX: 0.5, posY: 0.5 }] },
  ]
  const quoted = `"${JSON.stringify(spots).replaceAll('"', '""')}"`
  const text = [
    'stocknum,make,model,car_type,spin_images,spin_interior_image,hotspots,state_average_market_price,sleeps,axle_type',
    `H1,Jayco,Swan,used,/0.avif|/1.avif,/inside.avif,${quoted},"$21,400",6,Single`,
  ].join('\n')
  const [row] = await collect(readCsv(sourceOf(text)))
  expect(row).toMatchObject({
    vehicle: {
      spin_images: ['/0.avif', '/1.avif'],
      spin_interior_image: '/inside.avif',
      hotspots: spots,
      state_average_market_price: 21_400,
      sleeps: 6,
      axle_type: 'Single',
    },
  })
})

test('quoting, CRLF, a byte-order mark and all characters read the same wherever the file is split', {
  tags: 'long',
}, async () => {
  const text = `\uFEFF${header}\r\nA1,"Škoda","Octa""via""",used,,,,"two\r\nlines, and 🚗",\r\n\r\nA2,日産,リーフ,new,,,,,\r\n`
  const whole = await collect(readCsv(sourceOf(text)))
  expect(whole).toMatchObject([
    { line: 2, vehicle: { make: 'Škoda', model: 'Octa"via"', dealercomments: 'two\nlines, and 🚗' } },
    { line: 5, vehicle: { make: '日産', model: 'リーフ' } },
  ])
  for (let place = 0; place <= new TextEncoder().encode(text).length; place++)
    expect(await collect(readCsv(cutAt(text, place)))).toEqual(whole)
})

test('columns may be in any order and case; unknown ones are noted, with the nearest name', async () => {
  expect(await rows('Make,Car Type,colur,MODEL,StockNum\nKia,new,red,Rio,K1\n')).toEqual([
    ['The column "colur" is unknown and was ignored. Did you mean "colour"?'],
    [2, 'K1'],
  ])
})

test('[IN-5] addresses that no page may load are dropped with a note, and a duplicate photo counts once', async () => {
  const long = `https://p.example/1.jpg?signature=${'s'.repeat(1900)}`
  const [row] = await collect(
    readCsv(
      sourceOf(
        `stocknum,make,model,car_type,images,features,file,video_url\nH1,Kia,Rio,used,javascript:1|/a.avif|${long}|/a.avif|${long}${long},Tow bar|Tow bar,http://r.example/1.pdf,/\\v.example\n`,
      ),
    ),
  )
  expect(row).toMatchObject({
    vehicle: { images: [{ image: { url: '/a.avif' } }, { image: { url: long } }], features: ['Tow bar'] },
    notes: ['file', 'video_url', 'images', 'images'].map((field) =>
      expect.stringMatching(`^Line 2: dropped from ${field}: it must be an address`),
    ),
  })
  expect(row).not.toHaveProperty('vehicle.file')
})

test.each([
  ['0', undefined],
  ['$10', undefined],
  ['11', 11],
])('[PR-1] a price of %s dollars is read as %j', async (text, price) => {
  const [row] = await collect(readCsv(sourceOf(`stocknum,make,model,car_type,price\nH1,Kia,Rio,used,${text}\n`)))
  expect(row?.kind === 'vehicle' && row.vehicle.price).toBe(price)
})

test.each([
  ['0', undefined],
  ['30990', 30_990],
])('[PR-1] an offer of %s dollars is read as %j', async (text, offer) => {
  const [row] = await collect(readCsv(sourceOf(`stocknum,make,model,car_type,offer_price\nH1,Kia,Rio,used,${text}\n`)))
  expect(row?.kind === 'vehicle' && row.vehicle.offer_price).toBe(offer)
})

describe('an invalid row is rejected with its line, field and reason, and has its id', () => {
  test.each([
    ['H1,,RAV4,used,,,,,', 'make: nothing: is needed', 'H1'],
    [',Toyota,RAV4,used,,,,,', 'stocknum: nothing: is needed', undefined],
    ['H1,Toyota,RAV4,secondhand,,,,,', 'car_type: secondhand: must be one of new, demo, used', 'H1'],
    ['H1,Toyota,RAV4,constructor,,,,,', 'car_type: constructor: must be one of new, demo, used', 'H1'],
    ['H1,Toyota,RAV4,used,MMXX,,,,', 'year: MMXX: is not a number', 'H1'],
    ['H1,Toyota,RAV4,used,1066,,,,', 'year: 1066: must be at least 1900', 'H1'],
    ['H1,Toyota,RAV4,used,2021,-5,,,', 'price: -5: must be at least 0', 'H1'],
    ['H1,Toyota,RAV4,used,2021,ask,,,', 'price: ask: is not a number', 'H1'],
    ['H1,Toyota,RAV4,used,2021', '(row): H1: has 5 fields where the first row has 9', undefined],
    ['H1,Toyota,RAV4,used,2021,,,,,,', '(row): H1: has 11 fields where the first row has 9', undefined],
  ])('%s', async (line, problem, id) => {
    expect(await rows(`${header}\n${line}\nH9,Kia,Rio,new,,,,,\n`)).toEqual([
      [2, problem, id],
      [3, 'H9'],
    ])
  })
})

test('a row with wrong quotes rejects only itself, even if its quotes span lines', async () => {
  const text = [
    header,
    'A1,Kia,Rio,new,,,,2" lift,',
    'A2,Kia,Rio,new,,,,,',
    'A3,Kia,"Rio,new,,,,,',
    'A4,Kia,"R""io",new,,,,,',
    '',
  ]
  const found = await rows(text.join('\n'))
  expect(found.map(([line]) => line)).toEqual([2, 3, 4, 5])
  expect(found.map(([, what]) => what)).toEqual([
    expect.stringContaining('its quotes do not fit'),
    'A2',
    expect.stringContaining('its quotes do not fit'),
    'A4',
  ])
})

test('a file that ends within a row is broken there', async () => {
  expect(await rows(`${header}\nA1,Kia,Rio,new,,,,,\nA2,Kia,R`)).toEqual([
    [2, 'A1'],
    [3, 'the file ends in the middle of this row'],
  ])
  expect(await rows(`${header}\nA1,Kia,Rio,new,,,,"half a com`)).toEqual([
    [2, 'the file ends in the middle of this row'],
  ])
  expect(await rows(`${header}\nA1,Kia,Rio,new,,,,,`)).toEqual([[2, 'A1']])
})

test.each([
  ['', emptyFeedReason],
  ['\n\n', emptyFeedReason],
  ['make,model\n', 'the first row must name the columns; missing: stocknum, car_type. docs/feeds.md lists all columns'],
  ['stocknum;make;model;car_type\n', 'the columns are separated by semicolons or tabs; save the file with commas'],
  ['stocknum,make,model,car_type,make\n', 'the column "make" appears twice in the first row'],
])('the file %j is rejected as a whole', async (text, reason) => {
  expect((await rows(text)).at(-1)?.[1]).toBe(reason)
})

test('invalid UTF-8 is rejected with instructions', async () => {
  const latin1 = Buffer.from(`${header}\nC1,Citroën,C3,used,,,,,\nC2,Kia,Rio,used,,,,,\n`, 'latin1')
  expect(await rows(latin1)).toEqual([
    [2, expect.stringContaining('contains bytes that are not UTF-8; save the file as UTF-8'), 'C1'],
    [3, 'C2'],
  ])
})

test('[IN-5] every invalid field of a row is reported, unreadable ones first', async () => {
  const text = `${header}\nA,Kia,,used,soon,lots,10,,\n`
  expect(await rows(text)).toEqual([
    [2, 'year: soon: is not a number; price: lots is not a number; model: nothing is needed', 'A'],
  ])
})

/** The row of a CSV with `value` in `column`. */
async function readOne(column: string, value: string) {
  const quoted = `"${value.replaceAll('"', '""')}"`
  const [row] = await collect(readCsv(sourceOf(`stocknum,make,model,car_type,${column}\nH1,Kia,Rio,used,${quoted}`)))
  return row
}

test('the lenders of a vehicle are read, and what is not an object of them rejects the row', async () => {
  const read = (json: string) => readOne('finance_lenders', json)
  const lenders = { acme: { financeProvider: 'provider_d', interestRate: 7.49, comparisonRate: 8.32, balloon: 0 } }
  expect(await read(JSON.stringify(lenders))).toMatchObject({ vehicle: { finance_lenders: lenders } })
  expect(await read('[7.49]')).toMatchObject({ kind: 'refused', id: 'H1' })
  expect(await read('{"acme":{"interestRate":"7.49%"}}')).toMatchObject({ kind: 'refused' })
})

test('[FE-4] the stored quote of a vehicle is read, and what is none rejects the row', async () => {
  const youxQuote = { weeklyRepaymentAmount: 182.4, advertisedRate: 7.49, comparisonRate: 8.32 }
  expect(await readOne('youxQuote', JSON.stringify(youxQuote))).toMatchObject({ vehicle: { youxQuote } })
  for (const wrong of ['182.40', '{"advertisedRate":7.49}', '{"weeklyRepaymentAmount":"$182"}'])
    expect(await readOne('youxQuote', wrong), wrong).toMatchObject({ kind: 'refused', id: 'H1' })
})
