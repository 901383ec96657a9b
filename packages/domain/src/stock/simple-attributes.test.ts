import { expect, test } from 'vitest'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-attributes.ts'

test.each([
  ['SUV', 'SUV'],
  ['Wagon - 4x4 Wagon', 'SUV'],
  ['Utility - Dual Cab', 'Ute'],
  ['Double Cab Pick-up', 'Ute'],
  ['Dual Cab', 'Ute'],
  ['Cab Chassis - Single Cab', 'Cab chassis'],
  ['5D Hatchback', 'Hatch'],
  ['Sportback Hatch', 'Hatch'],
  ['Sports Tourer', 'Wagon'],
  ['Station Wagon', 'Wagon'],
  ['4D SEDAN', 'Sedan'],
  ['Coupé', 'Coupe'],
  ['2D Coupe', 'Coupe'],
  ['Cabriolet', 'Convertible'],
  ['People Mover', 'People mover'],
  ['peopleMover', 'People mover'],
  ['Panel Van', 'Van'],
  ['Commuter Bus', 'Bus'],
  ['Motorhome', 'Motorhome'],
  ['Caravan', 'Caravan'],
  ['lightTruck', 'Light truck'],
  ['4x4', 'SUV'],
  ['Amphibious', undefined],
  [undefined, undefined],
])('the body %j counts as %j', (body, simple) => {
  expect(simpleBody(body, 'car')).toBe(simple)
})

test.each([
  ['Naked', 'motorcycle', 'Motorcycle'],
  [undefined, 'caravan', 'Caravan'],
  ['Cab Chassis', 'truck', 'Cab chassis'],
  ['Tipper', 'truck', 'Light truck'],
  [undefined, '__proto__', undefined],
  [undefined, 'constructor', undefined],
])('the body %j of a %s counts as %s', (body, itemType, simple) => {
  expect(simpleBody(body, itemType)).toBe(simple)
})

test.each([
  ['4X4 Dual Range', '4x4'],
  ['4x4', '4x4'],
  ['4WD', '4x4'],
  ['AWD', 'All-wheel drive'],
  ['All Wheel Drive', 'All-wheel drive'],
  ['Front Wheel Drive', 'Front-wheel drive'],
  ['FWD', 'Front-wheel drive'],
  ['Rear Wheel Drive', 'Rear-wheel drive'],
  ['4x2', 'Rear-wheel drive'],
  ['Paddle', undefined],
  [undefined, undefined],
])('the drive %j counts as %j', (drive, simple) => {
  expect(simpleDrive(drive)).toBe(simple)
})

test.each([
  ['Petrol - Unleaded ULP', 'Petrol'],
  ['Petrol - Premium ULP', 'Petrol'],
  ['Unleaded', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Petrol/Electric', 'Hybrid'],
  ['Hybrid with Petrol - Unleaded ULP', 'Hybrid'],
  ['Plug-in Hybrid', 'Plug-in hybrid'],
  ['PHEV', 'Plug-in hybrid'],
  ['Electric', 'Electric'],
  ['EV', 'Electric'],
  ['Liquid Petroleum Gas', 'LPG'],
  ['Hydrogen fuel cell', 'Hydrogen'],
  ['Steam', undefined],
  [undefined, undefined],
])('the fuel %j counts as %j', (fuel, simple) => {
  expect(simpleFuel(fuel)).toBe(simple)
})

test.each([
  ['Sports Automatic', 'Automatic'],
  ['Automatic with manual mode', 'Automatic'],
  ['Constantly Variable CVT', 'Automatic'],
  ['Constant Variable', 'Automatic'],
  ['Sports Automatic Dual Clutch', 'Automatic'],
  ['Reduction Gear', 'Automatic'],
  ['Manual', 'Manual'],
  ['6 speed manual', 'Manual'],
  ['Unknown', undefined],
  [undefined, undefined],
])('the transmission %j counts as %j', (transmission, simple) => {
  expect(simpleTransmission(transmission)).toBe(simple)
})
