import type { AdjustmentAnswers } from '@forecourt/contracts/trade-in/valuation'

type Answer = {
  label: string
  /** What it says about the car, where the label alone is not plain. */
  hint?: string
  /** Of the price, in percent; what an answer costs (minus) or adds. */
  percent?: number
  /** The same in whole dollars. */
  amount?: number
  /** As a reason of the offer. */
  reason?: string
}

export type Question<Name extends keyof AdjustmentAnswers = keyof AdjustmentAnswers> = {
  name: Name
  label: string
  /** As the dealer reads it. */
  dealerLabel: string
  /** What the best answer would do, before its amount. */
  change: string
  /** The best answer first. */
  answers: Record<AdjustmentAnswers[Name], Answer>
}

const defineQuestion = <Name extends keyof AdjustmentAnswers>(question: Question<Name>): Question<Name> => question

/** TI-1. What is asked of a car's state, in order, and what each answer is worth. */
export const questions = {
  condition: defineQuestion({
    name: 'condition',
    label: 'What condition is it in?',
    dealerLabel: 'Condition',
    change: 'Better condition, once we have seen it,',
    answers: {
      excellent: { label: 'Excellent', hint: 'Like new, inside and out', percent: 2, reason: 'Excellent condition' },
      good: { label: 'Good', hint: 'Small signs of use' },
      fair: { label: 'Fair', hint: 'Worn seats, faded paint', percent: -6, reason: 'Fair condition' },
      poor: { label: 'Poor', hint: 'Needs work to be sold', percent: -14, reason: 'Poor condition' },
    },
  }),
  service_history: defineQuestion({
    name: 'service_history',
    label: 'Does it have its service history?',
    dealerLabel: 'Service history',
    change: 'A full service history',
    answers: {
      full: { label: 'All of it', hint: 'Every service in the logbook' },
      part: { label: 'Some of it', hint: 'A few services are missing', percent: -3, reason: 'Part service history' },
      none: { label: 'None', hint: 'No logbook or receipts', percent: -7, reason: 'No service history' },
    },
  }),
  damage: defineQuestion({
    name: 'damage',
    label: 'Is anything damaged?',
    dealerLabel: 'Damage',
    change: 'The damage repaired',
    answers: {
      none: { label: 'Nothing', hint: 'No dents, chips or cracks' },
      marks: { label: 'Small marks', hint: 'Scratches, kerbed wheels', percent: -2, reason: 'Small marks' },
      repairs: { label: 'It needs repairs', hint: 'Dents, rust, cracked glass', percent: -9, reason: 'Repairs' },
    },
  }),
  keys: defineQuestion({
    name: 'keys',
    label: 'How many keys come with it?',
    dealerLabel: 'Keys',
    change: 'A second key',
    answers: {
      two: { label: 'Two or more' },
      one: { label: 'One', hint: 'A spare has to be made', amount: -400, reason: 'Only one key' },
    },
  }),
} satisfies { [Name in keyof AdjustmentAnswers]: Question<Name> }

export const questionNames = Object.keys(questions) as (keyof AdjustmentAnswers)[]

export type AnswerRow = {
  name: keyof AdjustmentAnswers
  question: Question
  value: string
  answer: Answer
  best: Answer
}

const answersOf = (name: keyof AdjustmentAnswers): [string, Answer][] => Object.entries<Answer>(questions[name].answers)

/** The answers that can be given to a question, the best first. */
export const optionsOf = (name: keyof AdjustmentAnswers): (Answer & { value: string })[] =>
  answersOf(name).map(([value, answer]) => ({ value, ...answer }))

/** What was answered, question by question. */
export const answerRows = (answers: AdjustmentAnswers): AnswerRow[] =>
  questionNames.flatMap((name) => {
    const all = answersOf(name)
    const answer = all.find(([value]) => value === answers[name])?.[1]
    const best = all[0]?.[1]
    return answer && best ? [{ name, question: questions[name] as Question, value: answers[name], answer, best }] : []
  })

/** What an answer is worth on a car of this price, in whole dollars. */
export const worthOf = ({ percent = 0, amount = 0 }: Answer, price: number): number =>
  Math.round((price * percent) / 100) + amount

/** The market is asked for a car in the middle of its provider's scale, 1 to 5: what the shopper says of the car adjusts that. */
export const conditionScore = 3
