/** Calls `work` repeatedly, `pauseMs` after it has ended. Returns a stop function, which waits for the last call. */
export function repeatEvery(
  work: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let timer = setTimeout(turn, pauseMs)
  let isOver = false

  function turn(): void {
    running = work()
      .catch(onError)
      .finally(() => {
        if (!isOver) timer = setTimeout(turn, pauseMs)
      })
  }

  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
