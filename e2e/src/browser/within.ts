const limitMs = 60_000

/** The result of a step, which may hang: after a minute, long for a busy machine too, an error names the step. */
export async function within<T>(step: string, work: Promise<T>, ms = limitMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} did not end within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
