import type { WhenStaying } from './watch-leaving.ts'

export type FaultLog = { report(error: unknown): void }

/** Listeners for every fault, repeats included: the overlay of development builds. */
export const faultListeners = new Set<(error: unknown) => void>()

/** One warning for each distinct fault in a document, however often React or a retry repeats it; none for what fails because the document is being left. */
export function createFaultLog(whenStaying: WhenStaying): FaultLog {
  const seen = new Set<string>()
  function warn(error: unknown): void {
    for (const listener of faultListeners) listener(error)
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    if (seen.has(text)) return
    seen.add(text)
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.warn(`Part of the page failed. ${text}`)
  }
  return { report: (error) => whenStaying(() => warn(error)) }
}
