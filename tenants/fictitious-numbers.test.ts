import { expect, test } from 'vitest'
import { isFictitiousNumber, nationalNumber } from './fictitious-numbers.ts'

test.each(['(02) 5550 0000', '(08) 7010 9999', '0491 570 006', '0491 579 455', '1800 160 401', '1300 975 711'])(
  '%s rings nobody',
  (number) => expect(isFictitiousNumber(number)).toBe(true),
)

test.each(['(02) 9250 1234', '(04) 5550 1234', '0491 570 007', '0412 345 678', '1800 160 402', '1300 975 712'])(
  '%s may ring somebody',
  (number) => expect(isFictitiousNumber(number)).toBe(false),
)

test.each([
  ['+61255504120', '(02) 5550 4120'],
  ['+61491570006', '0491 570 006'],
  ['1800160401', '1800 160 401'],
])('%s is written %s', (dialled, written) => expect(nationalNumber(dialled)).toBe(written))
