import { failureText } from '../failure-text.ts'

/** What a check found, in plain words: `say` what is so, `todo` what to do about it. */
export type Finding =
  | { state: 'good'; area: string; say: string }
  | { state: 'warning' | 'bad'; area: string; say: string; todo: string }

/** The findings of one area, whatever becomes of its check: one that cannot look has found something too. */
export async function runCheck(area: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [
      { state: 'bad', area, say: `Nobody can tell: ${failureText(error)}`, todo: 'Mend that first, then look again.' },
    ]
  }
}
