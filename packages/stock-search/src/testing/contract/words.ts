import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { expect, test } from 'vitest'
import { testScope } from '../test-scope.ts'
import type { EngineHarness } from './engine-harness.ts'

const places = [
  { name: 'Northgate', dealership: 'northgate', city: 'Aspley', lat: -27.36, long: 153.01, isUsual: true },
  { name: 'South Cars', dealership: 'south', city: 'Southport', lat: -27.97, long: 153.4, isUsual: true },
]
const twoYards = testScope({ dealerships: ['northgate', 'south'], places })
const oneYard = testScope({ dealerships: ['northgate'], places: places.slice(0, 1) })

/** Free text. */
export function words({ ask, ids, stock }: EngineHarness): void {
  /** What is found, in any order: ids, with the queries that find exactly these. */
  const finds = async (found: Record<string, string>, scope?: StockScope) => {
    for (const [expected, queries] of Object.entries(found))
      for (const query of queries.split(' | '))
        expect((await ids({ query }, scope)).sort().join(' ') || 'none', query).toBe(expected)
  }

  test('[SR-20] words in any order find make, model, badge, year, stock number, body and colour', async () => {
    await stock({}, { make: 'Škoda', model: 'Octavia', badge: 'RS', year: 2019, stocknum: 'A-770', colour: 'Blå' })
    for (const query of ['skoda', 'ŠKODA oct', 'rs octavia', 'octavia 2019', 'bla', 'a-770', 'A770', '770', 'a770'])
      expect(await ids({ query }), query).toEqual(['2'])
    for (const query of ['skoda rav4', 'zzz', '2020', '7700']) expect(await ids({ query }), query).toEqual([])
    for (const query of ['', ' ?! ', '20', 'suv', 'cars for sale'])
      expect(await ids({ query }), query).toEqual(['1', '2'])
  })

  test('[SR-20] one typing error is allowed from four letters, two from eight, and none in a number', async () => {
    await stock({ year: 2018 }, { make: 'Kia', model: 'Rio', badge: 'S', simple_body: 'Hatch' }, { make: 'Mitsubishi' })
    for (const query of ['toyta', 'tyoota', 'toyotaa', 'toyata']) expect(await ids({ query }), query).toEqual(['1'])
    for (const query of ['mitsubushi', 'mistubishi', 'mitsibushi']) expect(await ids({ query }), query).toEqual(['3'])
    for (const query of ['kai', 'tyot', '2017']) expect(await ids({ query }), query).toEqual([])
  })

  test('[SR-20] joined or split words, and terms of the trade, match', async () => {
    await stock(
      { model: 'RAV4', badge: 'GX' },
      { model: 'Land Cruiser', badge: 'Sahara', simple_body: 'Ute', simple_drive: '4WD', simple_fuel: 'Electric' },
      { make: 'Mazda', model: '3', badge: 'Neo', simple_body: 'Wagon', simple_transmission: 'Manual' },
      { make: 'Mazda', model: 'CX-5', badge: 'Maxx', simple_drive: '2WD', colour: 'Grey' },
    )
    await finds({
      1: 'rav 4',
      2: 'landcruiser | land cruiser | pickup | utility | pick up | awd land cruiser | ev',
      3: 'mazda3 | all wheel drive mazda | estate',
      4: 'cx5 gray | cx 5 | mazda auto',
      '1 2 3': '4x4',
    })
  })

  test('[SR-20] a plural finds exactly what its singular finds, and a name that ends like a plural is unchanged', async () => {
    const petrol = { simple_fuel: 'Petrol' }
    await stock(
      { model: 'HiLux', badge: 'S', simple_body: 'Ute', simple_fuel: 'Diesel' },
      { make: 'Mazda', model: 'BT-50', simple_body: 'Ute', simple_fuel: 'Hybrid' },
      { make: 'Mazda', model: '3', simple_body: 'Hatch', simple_fuel: 'Electric' },
      { ...petrol, make: 'MG', model: 'ZS', simple_body: 'People Mover', badge: 'GL' },
      { ...petrol, make: 'Land Rover', model: 'Range Rover Evoque', badge: 'P250 S' },
      { ...petrol, make: 'Mercedes-Benz', model: 'GLC', simple_body: 'Wagon' },
      { ...petrol, make: 'Lexus', model: 'NX', car_type: 'demo' },
    )
    await finds({
      '1 2': 'utes | utilities',
      1: 'hiluxes | toyotas | diesels',
      2: 'hybrids',
      3: 'mazda hatches | hatchbacks | evs',
      4: 'mgs | people movers',
      5: 'range rovers',
      6: 'wagons | mercs | mercedes',
      7: 'lexus | demos',
      none: '250s',
    })
  })

  test('[SR-20] a plural that matches two words of a badge by accident is a plural', async () => {
    await stock(
      { make: 'Subaru', model: 'Forester', badge: 'Hybrid S', simple_fuel: 'Hybrid' },
      { model: 'Corolla', badge: 'SX', simple_fuel: 'Hybrid', simple_body: 'Hatch' },
      { make: 'Mini', model: 'Cooper S', badge: 'JCW', simple_fuel: 'Petrol' },
      { make: 'Mini', model: 'Cooper', simple_fuel: 'Petrol', colour: 'Silver' },
      { make: 'Mercedes-Benz', model: 'C-Class', badge: 'C63 S', simple_fuel: 'Petrol' },
      { make: 'Mercedes-Benz', model: 'C-Class', badge: 'C63', simple_fuel: 'Petrol' },
      { make: 'Honda', model: 'Civic', badge: 'VTi-S', simple_fuel: 'Petrol' },
      { make: 'Honda', model: 'Civic', badge: 'VTi', simple_fuel: 'Petrol' },
      { make: 'Tesla', model: 'Model S', simple_fuel: 'Electric' },
      { make: 'Tesla', model: 'Model 3', simple_fuel: 'Electric' },
    )
    await finds({
      '1 2': 'hybrids',
      2: 'hybrids hatch',
      1: 'hybrid s',
      3: 'cooper s',
      5: 'c63s',
    })
    // Badges and models have no plurals: these are their names in one word.
    await finds({
      7: 'honda vtis',
      9: 'tesla models',
    })
  })

  test('[SR-20] years, makers with two names and words that only look like two are interpreted correctly', async () => {
    await stock(
      { make: 'GWM', model: 'Cannon', badge: 'MY21', year: 2020 },
      { make: 'MG', model: 'HS', badge: 'Vibe', year: 2021 },
      { make: 'Hyundai', model: 'i30', badge: 'N', year: 2022 },
      { make: 'Honda', model: 'CR-V', year: 2019 },
    )
    await finds({
      1: 'great wall | gwm',
      '1 2': 'MY21',
      3: 'hyundai my22 | i30n',
      none: 'my23 hyundai | hsv',
      2: 'hs vibe',
    })
  })

  test('[SR-20] the last word of a phrase may be unfinished, if the stock has no word with that prefix', async () => {
    await stock(
      { make: 'GWM', model: 'Cannon', simple_body: 'Ute', simple_drive: '4WD', car_type: 'demo' },
      { make: 'Chevrolet', model: 'Camaro', simple_body: 'Coupe', stocknum: 'BEE-1' },
      { make: 'Honda', model: 'Jazz', badge: 'Estilo', simple_body: 'Hatch' },
      { make: 'Kia', model: 'Rondo', simple_body: 'Wagon' },
    )
    await finds({
      1: 'great wal | wal | gwm dual cab | gwm four wheel driv',
      '2 3 4': 'second han',
    })
    // A single word is that word: a cab is not a cabriolet, and a stock number with that prefix is not a beemer.
    await finds({
      1: 'cannon single cab',
      4: 'rondo estat',
      3: 'est',
      2: 'bee',
    })
    // There is no panel van, so its prefix is ignored like other words.
    expect((await ask({ query: 'honda panel va' })).ignoredTerms).toContain('va')
  })

  test('[SR-20] gas has its local meaning', async () => {
    await stock({ model: 'Falcon', simple_fuel: 'LPG' }, { model: 'Falcon', simple_fuel: 'Petrol' })
    for (const query of ['falcon gas', 'autogas', 'lpg falcon']) expect(await ids({ query }), query).toEqual(['1'])
  })

  test('[SR-20] a more specific term matches only that', async () => {
    await stock(
      { simple_drive: '2WD', simple_fuel: 'Petrol', simple_body: 'Ute' },
      { simple_drive: 'Front-wheel drive', simple_fuel: 'Hybrid', badge: 'Dual Motor' },
      {
        simple_drive: 'Rear-wheel drive',
        simple_fuel: 'Plug-in hybrid',
        simple_body: 'Cab chassis',
        badge: 'Single Cab',
      },
    )
    await finds({
      '1 2 3': '2wd | 4x2',
      2: 'fwd | front wheel drive',
      3: 'rwd | rear wheel drive | phev | toyota plug in hybrids | plug-in | single cab',
      '2 3': 'hybrid',
      1: 'dual cab ute | toyota double cab | crew cabs',
    })
  })

  test('[SR-20] a more specific term matches the general one if the stock does not distinguish them', async () => {
    await stock({ simple_drive: '2WD' }, { simple_fuel: 'Petrol' })
    for (const query of ['fwd', 'front wheel drive', 'rwd', 'phev', 'plug in hybrid'])
      expect(await ids({ query }), query).toEqual(['1'])
  })

  test('[SR-8] [SR-20] results rank by how well the words match, then by custom rank; an exact stock number ranks first', async () => {
    await stock(
      { make: 'Ford', model: 'Ranger Raptor', custom_rank: 9 },
      { make: 'Ford', model: 'Ranger', custom_rank: 1 },
      { make: 'Ford', model: 'Ranger', custom_rank: 2 },
      { make: 'Kia', model: 'Rio', stocknum: 'RANGER' },
    )
    expect(await ids({ query: 'ranger' })).toEqual(['4', '3', '2', '1'])
    expect(await ids({ query: 'ranger', sortBy: 'price_asc' })).toEqual(['1', '2', '3', '4'])
  })

  test('[SR-20] a stock number matches with all of its words, whatever else they mean', async () => {
    await stock({ stocknum: 'A-12-12' }, { stocknum: '1042-5531' }, { stocknum: 'a12' })
    for (const query of ['A-12-12', 'a 12 12', 'a1212']) expect(await ids({ query }), query).toEqual(['1'])
    expect((await ids({ query: 'a12' }))[0]).toBe('3')
    expect(await ids({ query: '1042-5531' })).toEqual(['2'])
  })

  test('[SR-20] numbers next to words for a price, kilometres or seats become filters, and the answer names them', async () => {
    await stock({ price: 29_000, km: 90_000 }, { price: 31_000, km: 70_000, seats: 7 }, { make: 'Kia', price: 20_000 })
    const under = await ask({ query: 'toyota under 30k' })
    expect(under).toMatchObject({
      count: 1,
      understood: 'query=toyota&price=:30000',
      without: { query: 2, price: 2 },
    })
    expect((await ask({ query: 'toyota under 30 000' })).understood).toBe('query=toyota&price=:30000')
    for (const query of ['below 80,000 km', 'below 80 000 km', 'kms < 80,000', 'eighty thousand kms'])
      expect(await ids({ query }), query).toEqual(['2', '3'])
    expect(await ids({ query: '2021 grand toyota' })).toEqual(['1', '2'])
    expect((await ask({ query: 'toyota under $1.5 million' })).understood).toBe('query=toyota&price=:1500000')
    expect((await ask({ query: '7 seater toyota' })).understood).toBe('query=toyota&seats=7')
    expect(await ask({ query: 'toyota' })).not.toHaveProperty('understood')
  })

  test('[SR-20] both ends of a range, seats and years are interpreted, and leave no words behind', async () => {
    await stock(
      { price: 19_000, year: 2014, seats: 5 },
      { price: 25_000, year: 2015, seats: 7 },
      { price: 30_000, year: 2018, seats: 8 },
      { price: 35_000, year: 2019, seats: 12, km: 60_001 },
    )
    await finds({
      '2 3': 'from 20k to 30k | toyota priced from $20,000 to $30,000 | from 2015 to 2018 | between 2015 - 2018',
      '1 2 3': 'price under 30k | under 60,000 km or less',
      1: 'before 2015 | pre 2015',
      4: 'newer than 2018',
      '3 4': 'less than 8 years old | under eight years old | over 7 seats | 8 seats or more',
      '1 2': '5 to 7 seater',
      2: 'seven seater',
    })
    expect((await ask({ query: 'price under 30k or less' })).understood).toBe('price=:30000')
  })

  test('[SR-20] unknown words are ignored beside others, and the answer names them; numbers and terms of the trade are not', async () => {
    await stock({}, { make: 'Kia', badge: 'Workmate' })
    for (const query of ['family toyota', 'work toyota', 'toyota in Geelong with sunroofs'])
      expect(await ids({ query }), query).toEqual(['1'])
    expect(await ask({ query: 'family toyota' })).toMatchObject({ ignoredTerms: ['family'] })
    expect(await ask({ query: 'toyota in Geelong with sunroofs' })).toMatchObject({
      ignoredTerms: ['Geelong', 'sunroofs'],
    })
    // The URL keeps the typed words, whatever became a filter beside them.
    expect(await ask({ query: 'family toyota' })).not.toHaveProperty('understood')
    expect((await ask({ query: 'family toyota under 90k' })).understood).toBe('query=family+toyota&price=:90000')
    expect(await ask({ query: 'work kia' })).not.toHaveProperty('ignoredTerms')
    for (const query of ['family', 'toyota 1999', 'toyota wagon', 'workmate toyota']) {
      const none = await ask({ query })
      expect(none.count, query).toBe(0)
      expect(none).not.toHaveProperty('ignoredTerms')
    }
  })

  test('[TN-14] [SR-20] a weekly payment is not the price of a whole vehicle', async () => {
    await stock({ price: 150 }, { price: 30_000, subscription_price: 150 }, { make: 'Kia', subscription_price: 300 })
    const toyotas = await ask({ query: 'toyota under $200 per week' })
    expect(toyotas).toMatchObject({ count: 2, ignoredTerms: ['under $200 per week'] })
    expect(toyotas).not.toHaveProperty('understood')
    expect(await ids({ query: '$200 per week' })).toEqual(['1', '2', '3'])
    expect(await ids({ query: 'under $200 per week' }, testScope({ pricing: 'subscription' }))).toEqual(['2'])
  })

  test('[SR-20] “or” means either, and several makes mean any of them, since no vehicle has two', async () => {
    await stock(
      { simple_body: 'Ute', year: 2019 },
      { make: 'Kia', model: 'Rio', simple_body: 'Van', car_type: 'demo', year: 2020 },
      { make: 'Mercedes-Benz', model: 'GLC', car_type: 'new', year: 2021 },
      { make: 'Hyundai', model: 'Genesis', simple_body: 'Sedan', year: 2022 },
      { make: 'Genesis', model: 'G70', simple_body: 'Sedan', year: 2023 },
    )
    await finds({
      '1 2': 'kia or toyota | kia toyota | ute or van',
      '1 3': 'merc, toyota',
      1: 'toyota ute kia | toyota 2019 or 2020 | toyota or spaceship',
      3: 'kia or merc suv',
      4: 'hyundai genesis',
      '2 3': 'new or demo',
      2: 'or kia or',
      '1 2 4 5': 'ute or the van or sedan',
    })
    expect((await ask({ query: 'ute or van spaceship' })).ignoredTerms).toEqual(['spaceship'])
  })

  test('[SR-20] with a make or a model on both sides of “or”, it joins the whole names, up to a word that applies to any vehicle', async () => {
    await stock(
      { model: 'HiLux', badge: 'SR5', simple_body: 'Ute', colour: 'White', year: 2019 },
      { model: 'Corolla', badge: 'SX', simple_body: 'Hatch', colour: 'Red', year: 2020 },
      { make: 'Ford', model: 'Ranger', badge: 'XLT', simple_body: 'Ute', colour: 'Red', year: 2019 },
      { make: 'Ford', model: 'Focus', badge: 'ST', simple_body: 'Hatch', colour: 'White', year: 2021 },
      { make: 'Mazda', model: '3', badge: 'Neo', simple_body: 'Hatch', colour: 'White', year: 2019 },
      { make: 'Mazda', model: '2', badge: 'Neo', simple_body: 'Hatch', colour: 'Red', year: 2020 },
      { make: 'MG', model: '3', badge: 'Core', simple_body: 'Hatch', colour: 'Blue', year: 2018 },
    )
    await finds({
      '1 3':
        'hilux or ford ranger | ford ranger or hilux | toyota hilux or ford ranger | toyota hilux or ranger | ' +
        'toyota hilux sr5 or ford ranger xlt | hilux sr or ford rangr | toyota hilux or ford ranger 2019 | ' +
        'hilux or family ford ranger',
      '2 5': 'mazda 3 or toyota corolla',
      '2 3 4 5': 'mazda3 or corolla or ford',
      '1 2 5': 'toyota or mazda 3',
      '2 4': 'toyota or ford hatch',
      1: 'white hilux or ford ranger',
      none: 'hilux or ford ranger 1999',
    })
    // A number is not a name, and neither is a badge, so the make applies to both.
    await finds({
      '5 6': 'mazda 2 or 3',
      '1 2': 'toyota sr5 or sx',
    })
    // Not supported: a general word between `or` and the name belongs to that side only.
    await finds({
      3: 'hilux or red ranger',
    })
    expect((await ask({ query: 'hilux or ford ranger spaceship' })).ignoredTerms).toEqual(['spaceship'])
  })

  test('[SR-8] [SR-20] either name scores by its best word, so that neither name ranks first', async () => {
    await stock(
      { model: 'HiLux', custom_rank: 3 },
      { make: 'Ford', model: 'Ranger', custom_rank: 2 },
      { model: 'HiLux', custom_rank: 1 },
    )
    expect(await ids({ query: 'hilux or ford ranger' })).toEqual(['1', '2', '3'])
  })

  test('[SR-20] a single letter or short number is not ignored if it would be all that remains', async () => {
    await stock({ badge: 'P' }, { badge: 'Platinum 3', make: 'Audi' })
    for (const query of ['p plater', 'never asked a', 'spaceship p', '3 cylinder']) {
      const none = await ask({ query })
      expect(none.count, query).toBe(0)
      expect(none).not.toHaveProperty('ignoredTerms')
    }
    expect(await ids({ query: 'p' })).not.toEqual([])
    expect(await ids({ query: 'toyota p spaceship' })).toEqual(['1'])
    for (const query of ['audi drive away', 'driveaway audi']) expect(await ids({ query }), query).toEqual(['2'])
    expect(await ids({ query: 'drive away' })).toEqual(['1', '2'])
  })

  test('[SR-8] [SR-20] low kilometres without a number set the order, unless another was chosen', async () => {
    await stock({ km: 90_000, custom_rank: 9 }, { km: 10_000, custom_rank: 1, price: 50_000 })
    for (const query of ['low kms', 'low mileage', 'toyota low km', 'cars for sale low kms'])
      expect(await ids({ query }), query).toEqual(['2', '1'])
    expect((await ask({ query: 'low kms' })).understood).toBe('sortBy=km_asc')
    expect(await ids({ query: 'low kms', sortBy: 'price_asc' })).toEqual(['1', '2'])
  })

  test('[SR-8] [SR-20] newest, oldest and most expensive set the order too, and filter nothing', async () => {
    await stock({ year: 2019, price: 50_000 }, { year: 2021, price: 30_000 }, { year: 2020, price: 70_000 })
    const found: Record<string, string[]> = {
      newest: ['2', '3', '1'],
      'latest model toyota': ['2', '3', '1'],
      'oldest toyota': ['1', '3', '2'],
      'most expensive': ['3', '1', '2'],
      dearest: ['3', '1', '2'],
    }
    for (const [query, expected] of Object.entries(found)) expect(await ids({ query }), query).toEqual(expected)
    expect((await ask({ query: 'latest model toyota' })).understood).toBe('query=toyota&sortBy=year_desc')
  })

  test('[SR-20] a place names the yard there, and one that the site does not have is ignored beside other words', async () => {
    await stock({}, { dealership_slug: 'south', city: 'Southport' }, { dealership_slug: 'south', make: 'Mazda' })
    await finds(
      {
        '2 3': 'southport',
        3: 'mazda near southport',
        2: 'toyota at south cars',
        1: 'in aspley',
      },
      twoYards,
    )
    expect((await ask({ query: 'mazda near southport' }, twoYards)).understood).toBe(
      'query=mazda&dealership_name=South+Cars',
    )
    expect((await ask({ query: 'mazda near atlantis' }, twoYards)).ignoredTerms).toEqual(['atlantis'])
  })

  test('[SR-20] another place of the country orders by distance, and a site with one yard says that it is left out', async () => {
    await stock({ custom_rank: 9 }, { dealership_slug: 'south', city: 'Southport' }, { make: 'Kia', custom_rank: 99 })
    expect(await ids({ query: 'toyota' }, twoYards)).toEqual(['1', '2'])
    expect(await ids({ query: 'toyota near tweed heads' }, twoYards)).toEqual(['2', '1'])
    expect((await ask({ query: 'toyota near tweed heads' }, twoYards)).understood).toBe(
      'query=toyota&near=Tweed+Heads+2485',
    )
    const elsewhere = { city: 'Aspley', name: 'Geelong VIC', km: expect.closeTo(1445, -1) }
    expect(await ask({ query: 'near geelong' }, oneYard)).toMatchObject({ count: 2, elsewhere })
    expect(await ask({ query: 'kia near geelong' }, oneYard)).toMatchObject({ count: 1, elsewhere })
    expect(await ask({ query: 'kia geelong 2019' }, oneYard)).toMatchObject({ count: 0, elsewhere })
  })

  test('[SR-20] a place of the country is where its yards are; what they have not is offered where it is nearest', async () => {
    await stock({}, { dealership_slug: 'south', city: 'Southport' }, { make: 'Orange', stocknum: '4000' })
    const understood = async (query: string) => (await ask({ query }, twoYards)).understood
    expect(await understood('toyota brisbane')).toBe('query=toyota&dealership_name=Northgate')
    expect(await understood('toyota in the gold coast')).toBe('query=toyota&dealership_name=South+Cars')
    expect(await understood('toyota qld')).toBe('query=toyota')
    expect(await understood('orange brisbane')).toBe('query=orange&dealership_name=Northgate')
    expect(await ask({ query: 'orange gold coast' }, twoYards)).toMatchObject({
      count: 1,
      understood: expect.stringMatching(/^query=orange&near=Gold\+Coast\+42\d\d$/),
    })
    expect(await understood('toyota 3350')).toBe('query=toyota&near=3350')
    // A stock number is no postcode.
    expect(await ids({ query: '4000' }, twoYards)).toEqual(['3'])
    expect(await ids({ query: '4 0 0 0' }, twoYards)).toEqual(['3'])
    // A suburb in the address has its own spelling, or is the one that its postcode is called by.
    expect(await ask({ near: 'tweed heads 2485' }, twoYards)).toMatchObject({ understood: 'near=Tweed+Heads+2485' })
    expect(await ask({ near: 'Nowhere 3350' }, twoYards)).toMatchObject({ understood: 'near=3350' })
    expect((await ask({ query: 'toyota nowhereville' }, twoYards)).ignoredTerms).toEqual(['nowhereville'])
  })

  test('[SR-20] an older year is a postcode where no car of the words is of that year', async () => {
    await stock({ year: 2000 }, { make: 'Mazda' })
    expect(await ids({ query: 'toyota 2000' }, twoYards)).toEqual(['1'])
    expect(await ask({ query: 'mazda 2000' }, twoYards)).toMatchObject({
      count: 1,
      understood: 'query=mazda&near=2000',
    })
    expect(await ask({ query: 'mazda 2019' }, twoYards)).toMatchObject({ count: 0 })
    // What no suburb has is a postcode too, and is named.
    expect((await ask({ query: 'mazda 1111' }, twoYards)).understood).toBe('query=mazda&near=1111')
    expect((await ask({ query: 'mazda 21 50' }, twoYards)).understood).toBe('query=mazda&near=2150')
    expect(await ask({ query: 'mazda 1111' }, oneYard)).toMatchObject({
      count: 1,
      elsewhere: { typed: 'near 1111', city: 'Aspley' },
    })
    expect(await ask({ query: 'mazda bridgeman downs' }, oneYard)).toMatchObject({
      count: 1,
      elsewhere: { typed: 'bridgeman downs', city: 'Aspley', km: expect.closeTo(3, -1) },
    })
  })

  test('[SR-20] the size of an engine is left out and named, since no vehicle is found by it', async () => {
    await stock({})
    expect(await ask({ query: 'toyota 1600' })).toMatchObject({ count: 1, ignoredTerms: ['1600'] })
    expect(await ask({ query: '2400 cc toyota' })).toMatchObject({ count: 1, ignoredTerms: ['2400 cc'] })
    expect(await ask({ query: '1600' })).toMatchObject({ count: 0 })
  })

  test('[SR-20] where no caravan has bunks the answer is caravans without them, and says so', async () => {
    const scope = testScope({ itemTypes: ['car', 'caravan'] })
    await stock({}, { item_type: 'caravan', simple_body: 'Caravan', make: 'Jayco', sleeps: 2 })
    const found = await ask({ query: 'caravan bunks' }, scope)
    expect(found).toMatchObject({ count: 1, ignoredTerms: ['bunks'] })
    expect(found.understood).toBeUndefined()
    expect((await ask({ query: 'caravan bunks under 90k' }, scope)).understood).toBe('query=caravan+bunks&price=:90000')
    // A site of cars has no filter of berths.
    expect(await ask({ query: 'toyota bunks' })).toMatchObject({ count: 1, ignoredTerms: ['bunks'] })
  })

  test('[SR-8] [LO-5] what is at the nearest place comes first, in the recommended order within each place', async () => {
    const south = { dealership_slug: 'south' }
    await stock(
      { price: 50_000 },
      { ...south, price: 40_000 },
      { custom_rank: 9, price: 30_000 },
      { ...south, custom_rank: 9, price: 20_000 },
    )
    expect(await ids({ near: '4215' }, twoYards)).toEqual(['4', '2', '3', '1'])
    expect(await ids({ near: '4034' }, twoYards)).toEqual(['3', '1', '4', '2'])
    expect(await ids({ near: '4034', query: 'toyota' }, twoYards)).toEqual(['3', '1', '4', '2'])
    expect(await ids({ near: '4034', sortBy: 'price_asc' }, twoYards)).toEqual(['4', '3', '2', '1'])
    expect(await ids({ near: '0000' }, twoYards)).toEqual(['3', '4', '1', '2'])
  })

  test('[SR-20] a colour is before a badge of its name', async () => {
    const edition = { model: 'Ranger', badge: 'Black Edition', colour: 'White', simple_body: 'Ute', custom_rank: 9 }
    await stock(edition, { colour: 'Phantom Black', simple_body: 'Ute' }, { colour: 'Black', simple_body: 'Ute' })
    expect(await ids({ query: 'black ute' })).toEqual(['3', '2', '1'])
    expect(await ids({ query: 'black edition' })).toEqual(['1'])
  })

  test('[SR-20] wrongly doubled letters are allowed', async () => {
    await stock({ model: 'Corolla' }, { make: 'Nissan', model: 'Navara', badge: 'A' })
    expect(await ids({ query: 'corrola' })).toEqual(['1'])
    expect(await ids({ query: 'aaaaa' })).toEqual([])
    expect(await ids({ query: 'nisan navarra' })).toEqual(['2'])
  })
}
