/** What a check found, in plain words: `say` what is so, `todo` what to do about it. */
export type Finding =
  | { state: 'good'; area: string; say: string }
  | { state: 'warning' | 'bad'; area: string; say: string; todo: string }

/** The findings of one area, whatever becomes of its check: one that cannot look has found something too. */
export async function lookAt(area: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ state: 'bad', area, say: `Nobody can tell: ${reason}`, todo: 'Mend that first, then look again.' }]
  }
}
