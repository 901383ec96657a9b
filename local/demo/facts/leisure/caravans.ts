import type { CaravanFacts, Grade, Make, ModelFacts } from '../model.ts'

type Van = {
  model: string
  body: string
  years: ModelFacts['years']
  size: ModelFacts['size']
  tare: number
  share?: number
  caravan: CaravanFacts
  grades: readonly [Grade, ...Grade[]]
}

const vans = (make: string, wmi: string, warranty: number, models: readonly Van[]): Make => ({
  make,
  wmi,
  warranty,
  item: 'caravan',
  models: models.map((van) => ({ demand: 1.1, ancap: 0, ...van, pictures: 'caravan' })),
})

/** Caravans and camper trailers: lengths are of the body, badges name the layout as their makers do. */
export const caravans: readonly Make[] = [
  vans('Jayco', '6K9', 5, [
    {
      model: 'Journey',
      body: 'Caravan',
      years: [2015],
      size: [6900, 2470, 2990],
      tare: 2260,
      share: 5,
      caravan: { axle: 'Tandem Axle, JTECH Suspension', sleeps: 2, atm: 2760 },
      grades: [
        ['17.55-8', 72_500],
        ['18.57-9 Outback', 81_900],
        ['19.61-2 Outback', 86_400],
      ],
    },
    {
      model: 'Silverline',
      body: 'Caravan',
      years: [2014],
      size: [8060, 2470, 3100],
      tare: 2780,
      share: 3,
      caravan: { axle: 'Tandem Axle, JTECH Suspension', sleeps: 4, atm: 3300 },
      grades: [
        ['21.65-3 Outback', 112_900],
        ['22.68-3', 118_700],
      ],
    },
    {
      model: 'Starcraft',
      body: 'Caravan',
      years: [2013],
      size: [6430, 2340, 2850],
      tare: 1890,
      share: 4,
      caravan: { axle: 'Single Axle, Leaf Springs', sleeps: 4, atm: 2390 },
      grades: [
        ['16.51-1', 54_900],
        ['18.60-2 Bunk', 63_500],
      ],
    },
    {
      model: 'Crosstrak',
      body: 'Hybrid Caravan',
      years: [2020],
      size: [4510, 2260, 2500],
      tare: 1580,
      share: 3,
      caravan: { axle: 'Single Axle, JTECH Coil Suspension', sleeps: 2, atm: 2180 },
      grades: [
        ['13.38-1', 61_900],
        ['14.44-2', 66_900],
      ],
    },
    {
      model: 'Expanda',
      body: 'Pop-top Caravan',
      years: [2013],
      size: [5640, 2340, 2650],
      tare: 1710,
      share: 3,
      caravan: { axle: 'Single Axle, Leaf Springs', sleeps: 6, atm: 2190 },
      grades: [
        ['16.49-3 Outback', 58_700],
        ['17.56-2', 62_300],
      ],
    },
    {
      model: 'Swan',
      body: 'Camper Trailer',
      years: [2012],
      size: [4830, 2200, 1700],
      tare: 1180,
      share: 3,
      caravan: { axle: 'Single Axle, Leaf Springs', sleeps: 6, atm: 1580 },
      grades: [
        ['Touring', 34_900],
        ['Outback', 38_700],
      ],
    },
  ]),
  vans('Avan', '6A9', 3, [
    {
      model: 'Aspire',
      body: 'Caravan',
      years: [2016],
      size: [5280, 2300, 2650],
      tare: 1650,
      share: 2,
      caravan: { axle: 'Single Axle, Leaf Springs', sleeps: 3, atm: 2150 },
      grades: [
        ['499', 57_900],
        ['555 Bunk', 62_900],
      ],
    },
    {
      model: 'Cruiseliner',
      body: 'Camper Trailer',
      years: [2014],
      size: [4650, 2160, 1800],
      tare: 1040,
      share: 2,
      caravan: { axle: 'Single Axle, Leaf Springs', sleeps: 2, atm: 1400 },
      grades: [
        ['2B', 36_900],
        ['3B Adventure Pack', 41_500],
      ],
    },
  ]),
  vans('Kokoda', '6KD', 5, [
    {
      model: 'Force',
      body: 'Caravan',
      years: [2018],
      size: [6710, 2500, 3100],
      tare: 2580,
      share: 2,
      caravan: { axle: 'Tandem Axle, Independent Coil Suspension', sleeps: 2, atm: 3300 },
      grades: [
        ['X-Trail 19.6', 108_900],
        ['X-Trail 21.6 Family', 117_900],
      ],
    },
  ]),
  vans('Lotus', '6LT', 5, [
    {
      model: 'Trooper',
      body: 'Caravan',
      years: [2017],
      size: [6550, 2480, 3080],
      tare: 2630,
      share: 2,
      caravan: { axle: 'Tandem Axle, Independent Coil Suspension', sleeps: 3, atm: 3300 },
      grades: [
        ['18.6', 104_900],
        ['19.6 Bunk', 111_900],
      ],
    },
    {
      model: 'Off Grid',
      body: 'Caravan',
      years: [2018],
      size: [6860, 2490, 3140],
      tare: 2760,
      share: 2,
      caravan: { axle: 'Tandem Axle, Airbag Suspension', sleeps: 2, atm: 3500 },
      grades: [
        ['20.6', 129_900],
        ['21.6', 136_900],
      ],
    },
  ]),
  vans('Supreme', '6SU', 5, [
    {
      model: 'Classic',
      body: 'Caravan',
      years: [2015],
      size: [6400, 2450, 2980],
      tare: 2150,
      share: 2,
      caravan: { axle: 'Tandem Axle, Leaf Springs', sleeps: 2, atm: 2700 },
      grades: [
        ['20ft Tourer', 69_900],
        ['21ft Family Bunk', 76_900],
      ],
    },
  ]),
  vans('Coromal', '6CR', 5, [
    {
      model: 'Soul Seeker',
      body: 'Pop-top Caravan',
      years: [2020],
      size: [5480, 2350, 2600],
      tare: 1880,
      share: 2,
      caravan: { axle: 'Single Axle, Independent Suspension', sleeps: 2, atm: 2400 },
      grades: [
        ['16', 68_900],
        ['18', 74_900],
      ],
    },
  ]),
]
