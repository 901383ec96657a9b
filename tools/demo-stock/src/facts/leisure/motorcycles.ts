import { manual, premium } from '../engines.ts'
import type { Built, Engine, Grades, Make, ModelRow } from '../model.ts'
import { between, since, until } from '../paints.ts'
import { always } from '../warranty.ts'

type Bike = Pick<ModelRow['sold'], 'model' | 'years'> & Pick<Built, 'size' | 'tare' | 'tank'>

type Paints = Required<Pick<Make, 'paints' | 'ownColour'>>

/** What makers call the paints of naked bikes. Pictures of green ones are dark, so nothing is sold in lime green. */
const paintsOf: Record<string, Paints> = {
  Honda: {
    ownColour: 'red',
    paints: {
      black: ['Graphite Black', 'Mat Gunpowder Black Metallic'],
      red: ['Grand Prix Red', since(2018, 'Candy Chromosphere Red')],
      blue: [since(2021, 'Mat Jeans Blue Metallic')],
      silver: [since(2019, 'Mat Beta Silver Metallic')],
      white: [until(2018, 'Pearl Metalloid White'), since(2023, 'Pearl Glare White')],
    },
  },
  Yamaha: {
    ownColour: 'blue',
    paints: {
      black: [until(2022, 'Tech Black'), since(2023, 'Midnight Black')],
      blue: [until(2020, 'Yamaha Blue'), since(2021, 'Icon Blue')],
      grey: [between(2016, 2018, 'Night Fluo'), between(2019, 2020, 'Ice Fluo'), between(2021, 2022, 'Storm Fluo')],
    },
  },
  Kawasaki: {
    ownColour: 'black',
    paints: {
      black: ['Metallic Spark Black', since(2017, 'Metallic Flat Spark Black')],
      grey: [since(2019, 'Metallic Graphite Grey')],
      white: [since(2021, 'Pearl Robotic White')],
      red: [since(2022, 'Candy Persimmon Red')],
    },
  },
  Suzuki: {
    ownColour: 'blue',
    paints: {
      black: ['Glass Sparkle Black', since(2018, 'Metallic Matte Black No. 2')],
      blue: ['Metallic Triton Blue'],
      white: [until(2020, 'Pearl Glacier White'), since(2023, 'Pearl Tech White')],
      red: [between(2016, 2019, 'Pearl Mira Red')],
    },
  },
  BMW: {
    ownColour: 'white',
    paints: {
      black: ['Black Storm Metallic'],
      blue: [since(2019, 'Racing Blue Metallic')],
      red: ['Racing Red'],
      silver: [since(2019, 'Hockenheim Silver Metallic')],
      white: ['Light White'],
    },
  },
  Ducati: {
    ownColour: 'red',
    paints: {
      red: ['Ducati Red'],
      black: ['Dark Stealth'],
      grey: [between(2021, 2022, 'Aviator Grey')],
      white: [until(2018, 'Star White Silk'), since(2023, 'Iceberg White')],
    },
  },
  Triumph: {
    ownColour: 'black',
    paints: {
      black: [until(2019, 'Phantom Black'), since(2020, 'Sapphire Black'), since(2020, 'Matte Jet Black')],
      silver: [until(2019, 'Matte Aluminium Silver'), since(2020, 'Silver Ice')],
      white: ['Crystal White'],
      red: [until(2022, 'Diablo Red'), since(2023, 'Carnival Red')],
    },
  },
  KTM: {
    ownColour: 'orange',
    paints: {
      orange: ['Orange'],
      black: ['Black'],
      white: [until(2020, 'White')],
      blue: [since(2024, 'Atlantic Blue')],
    },
  },
}

/** What the pictures show, so all that is sold: a naked road bike with a chain, two seats and a six-speed box. */
const bike = ({ model, years, ...measures }: Bike, grades: Grades): ModelRow => ({
  sold: { model, years, demand: 0.98 },
  built: { body: 'Motorcycle - Naked', pictures: 'motorcycle', seats: 2, ancap: 0, ...measures },
  grades,
})

const bikes = (make: string, wmi: string, warrantyYears: number, models: readonly ModelRow[]): Make => ({
  make,
  wmi,
  models,
  ...paintsOf[make],
  warranty: always(warrantyYears),
  item: 'motorcycle',
})

/** Cubic centimetres, cylinders and kilowatts. */
const twin = (cc: number, power: number): Engine => engine(cc, 2, power)
const triple = (cc: number, power: number): Engine => engine(cc, 3, power)
const four = (cc: number, power: number): Engine => engine(cc, 4, power)
const single = (cc: number, power: number): Engine => engine(cc, 1, power)
const engine = (cc: number, cylinders: number, power: number): Engine =>
  premium([cc / 1000, cylinders, power], manual(6))

export const motorcycles: readonly Make[] = [
  bikes('Honda', 'JH2', 2, [
    bike({ model: 'CB500F', years: [2013, 2023], size: [2080, 800, 1060], tare: 189, tank: 17 }, [
      ['ABS', 8_499, twin(471, 35)],
    ]),
    bike({ model: 'CB500 Hornet', years: [2024], size: [2080, 800, 1060], tare: 188, tank: 17 }, [
      ['ABS', 8_799, twin(471, 35)],
    ]),
    bike({ model: 'CB650R', years: [2019], size: [2130, 780, 1075], tare: 203, tank: 15 }, [
      ['Neo Sports Cafe', 12_499, four(649, 70), [2019, 2023]],
      ['E-Clutch', 13_799, four(649, 70), [2024]],
    ]),
    bike({ model: 'CB750 Hornet', years: [2023], size: [2090, 780, 1085], tare: 190, tank: 15 }, [
      ['ABS', 11_999, twin(755, 67.5)],
    ]),
    bike({ model: 'CB1000R', years: [2018, 2024], size: [2120, 789, 1095], tare: 212, tank: 16 }, [
      ['ABS', 18_599, four(998, 107)],
      ['Black Edition', 19_299, four(998, 107), [2021, 2024]],
    ]),
  ]),
  bikes('Yamaha', 'JYA', 2, [
    bike({ model: 'MT-03', years: [2016], size: [2090, 755, 1070], tare: 168, tank: 14 }, [
      ['LA', 7_899, twin(321, 30.9)],
    ]),
    bike({ model: 'MT-07', years: [2014], size: [2085, 780, 1105], tare: 184, tank: 14 }, [
      ['LA', 13_499, twin(655, 38.3)],
      ['HO', 14_299, twin(689, 54), [2018]],
    ]),
    bike({ model: 'MT-09', years: [2014, 2020], size: [2075, 815, 1120], tare: 193, tank: 14 }, [
      ['ABS', 14_599, triple(847, 84.6)],
    ]),
    bike({ model: 'MT-09', years: [2021], size: [2090, 795, 1190], tare: 193, tank: 14 }, [
      ['ABS', 17_999, triple(890, 87.5)],
      ['SP', 20_299, triple(890, 87.5)],
    ]),
    bike({ model: 'MT-10', years: [2016], size: [2100, 800, 1165], tare: 212, tank: 17 }, [
      ['ABS', 24_999, four(998, 122)],
      ['SP', 28_499, four(998, 122), [2017]],
    ]),
  ]),
  bikes('Kawasaki', 'JKA', 2, [
    bike({ model: 'Z400', years: [2019, 2023], size: [1990, 800, 1055], tare: 167, tank: 14 }, [
      ['ABS', 7_497, twin(399, 33.4)],
    ]),
    bike({ model: 'Z500', years: [2024], size: [1995, 800, 1055], tare: 167, tank: 14 }, [
      ['ABS', 8_397, twin(451, 33.4)],
      ['SE', 8_997, twin(451, 33.4)],
    ]),
    bike({ model: 'Z650', years: [2017], size: [2055, 765, 1065], tare: 187, tank: 15 }, [
      ['ABS', 11_497, twin(649, 50.2)],
    ]),
    bike({ model: 'Z900', years: [2017], size: [2070, 825, 1080], tare: 212, tank: 17 }, [
      ['ABS', 16_489, four(948, 92)],
      ['SE', 19_489, four(948, 92), [2022]],
    ]),
  ]),
  bikes('Suzuki', 'JS1', 2, [
    bike({ model: 'SV650', years: [2016], size: [2140, 760, 1085], tare: 197, tank: 14.5 }, [
      ['ABS', 10_490, twin(645, 56)],
    ]),
    bike({ model: 'GSX-8S', years: [2023], size: [2115, 775, 1105], tare: 202, tank: 14 }, [
      ['ABS', 14_690, twin(776, 61)],
    ]),
    bike({ model: 'GSX-S750', years: [2017, 2021], size: [2125, 785, 1055], tare: 211, tank: 16 }, [
      ['ABS', 12_790, four(749, 83)],
    ]),
    bike({ model: 'GSX-S1000', years: [2021], size: [2115, 810, 1080], tare: 214, tank: 19 }, [
      ['ABS', 18_890, four(999, 112)],
    ]),
  ]),
  bikes('BMW', 'WB1', 5, [
    bike({ model: 'G 310 R', years: [2017, 2024], size: [2025, 849, 1080], tare: 164, tank: 11 }, [
      ['Style Passion', 7_290, single(313, 25)],
    ]),
    bike({ model: 'F 900 R', years: [2020], size: [2140, 815, 1130], tare: 211, tank: 13 }, [
      ['Standard', 18_990, twin(895, 77)],
    ]),
    bike({ model: 'S 1000 R', years: [2021], size: [2090, 812, 1115], tare: 199, tank: 16.5 }, [
      ['Sport', 24_990, four(999, 121)],
      ['M Package', 28_990, four(999, 121)],
    ]),
  ]),
  bikes('Ducati', 'ZDM', 2, [
    bike({ model: 'Monster 821', years: [2015, 2020], size: [2170, 800, 1055], tare: 206, tank: 16.5 }, [
      ['Standard', 16_990, twin(821, 80)],
    ]),
    bike({ model: 'Monster', years: [2021], size: [2072, 831, 1080], tare: 188, tank: 14 }, [
      ['Plus', 20_900, twin(937, 82)],
      ['SP', 23_900, twin(937, 82), [2023]],
    ]),
  ]),
  bikes('Triumph', 'SMT', 2, [
    bike({ model: 'Trident', years: [2021], size: [2020, 795, 1089], tare: 189, tank: 14 }, [
      ['660', 13_190, triple(660, 59.6)],
    ]),
    bike({ model: 'Street Triple', years: [2017, 2022], size: [2065, 775, 1085], tare: 188, tank: 17 }, [
      ['R', 16_950, triple(765, 86.8)],
      ['RS', 19_350, triple(765, 90.4)],
    ]),
    bike({ model: 'Street Triple', years: [2023], size: [2052, 792, 1085], tare: 188, tank: 15 }, [
      ['R', 17_490, triple(765, 88)],
      ['RS', 20_790, triple(765, 95.6)],
    ]),
    bike({ model: 'Speed Triple 1200', years: [2021], size: [2090, 792, 1089], tare: 198, tank: 15.5 }, [
      ['RS', 29_890, triple(1160, 132.4)],
    ]),
  ]),
  bikes('KTM', 'VBK', 2, [
    bike({ model: '390 Duke', years: [2017, 2023], size: [2072, 831, 1109], tare: 163, tank: 13.5 }, [
      ['ABS', 7_995, single(373, 32)],
    ]),
    bike({ model: '390 Duke', years: [2024], size: [2072, 831, 1109], tare: 165, tank: 15 }, [
      ['ABS', 8_995, single(399, 33)],
    ]),
    bike({ model: '790 Duke', years: [2018], size: [2128, 831, 1107], tare: 187, tank: 14 }, [
      ['ABS', 14_795, twin(799, 77)],
    ]),
    bike({ model: '890 Duke', years: [2020, 2023], size: [2128, 831, 1107], tare: 184, tank: 14 }, [
      ['R', 19_995, twin(889, 89)],
    ]),
  ]),
]
