import { expect, test } from 'vitest'
import { askedCars } from './asked-cars.ts'

test('every car is asked about but of a kind that has hundreds, of which all are spread', () => {
  const rare = ['sold', 'sold', 'withdrawn']
  const common = Array.from({ length: 1000 }, (_, index) => `in stock ${index}`)
  const asked = askedCars([...rare, ...common], (car) => car.replace(/ \d+$/, ''))
  expect(asked.filter((car) => rare.includes(car))).toEqual(rare)
  const others = asked.filter((car) => !rare.includes(car))
  expect(others).toHaveLength(143)
  expect(others.slice(0, 2)).toEqual(['in stock 0', 'in stock 7'])
})
