import { failureText } from '../failure-text.ts'

/** A check's result: `say` is the problem, `todo` what to do about it. */
export type Finding =
  | { state: 'good'; area: string; say: string }
  | { state: 'warning' | 'bad'; area: string; say: string; todo: string }

/** The findings of one area: a check that fails is a finding too. */
export async function runCheck(area: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [
      {
        state: 'bad',
        area,
        say: `The check failed: ${failureText(error)}`,
        todo: 'Fix that first, then run the doctor again.',
      },
    ]
  }
}
