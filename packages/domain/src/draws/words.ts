import type { DrawOutcome, DrawState } from '@forecourt/contracts/draws/draw'
import type { Answer } from '../leads/answers/form-answers.ts'
import { clockText, minuteOf } from '../locations/hours/clock-text.ts'
import { dateText } from '../text/date.ts'
import { numberText } from '../text/numbers.ts'

type Draw = { starts: string; ends: string }

/** `2026-12-01T09:00:00+10:00` as `1 Dec 2026 at 9:00 am`: by the clock that it is written for. */
export const momentText = (moment: string): string =>
  `${dateText(moment.slice(0, 10))} at ${clockText(minuteOf(moment.slice(11, 16)))}`

/** What a shopper reads who has no turn, by the draw's state. */
export const drawWords = {
  none: () => 'There is no draw at the moment. Have a look again soon.',
  early: ({ starts }) => `The draw begins on ${momentText(starts)}. Come back then for your spin.`,
  over: ({ ends }) => `The draw ended on ${momentText(ends)}.`,
  gone: () => 'All prizes have been won. Thank you for playing.',
} as const satisfies Partial<Record<DrawState, (draw: Draw) => string>>

/** `20 in 100`, and below one `25 in 10,000`: a number of spins that can be counted. */
export const chanceText = (chance: number): string =>
  chance < 1 ? `${numberText(chance * 100)} in 10,000` : `${numberText(chance, 2)} in 100`

/** Of a spin that wins nothing. */
export const noPrizeChance = (chances: readonly number[]): number =>
  Math.max(0, 100 - chances.reduce((sum, chance) => sum + Math.round(chance * 100), 0) / 100)

/** The refusal of a turn. */
export const notDrawn = (state: DrawState): string =>
  ({
    none: 'There is no draw at the moment.',
    early: 'The draw has not begun.',
    over: 'The draw is over.',
    gone: drawWords.gone(),
    open: 'The draw could not be made. Try again.',
    drawn: 'This phone number had its turn.',
  })[state]

/** What the dealership reads. */
export const drawAnswers = (name: string, { number, won }: DrawOutcome): Answer[] => [
  { label: 'Draw', value: `${name}, entry ${number}` },
  { label: 'Prize', value: won ? won.prize : 'None' },
  ...(won
    ? [
        { label: 'Code', value: won.code },
        { label: 'To claim', value: won.claim },
      ]
    : []),
]
