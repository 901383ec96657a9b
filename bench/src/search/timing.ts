import type { Question } from './contenders/contender.ts'

type Answering = { answer(question: Question): unknown }

/** By question the best of `tries`: the percentile is then one of questions, not of what else the machine does. */
export async function timesOf(contender: Answering, questions: readonly Question[], tries = 5): Promise<number[]> {
  const times = questions.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < tries; round++) {
    for (const [index, question] of questions.entries()) {
      const since = performance.now()
      await contender.answer(question)
      times[index] = Math.min(times[index] as number, performance.now() - since)
    }
  }
  return times
}

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN
