import { within } from '../../src/browser/within.ts'
import type { Driver } from './driver.ts'

/** A driver of which no step hangs: it fails, by its name, before the journey's own limit ends the journey without a word. */
export function withLimits(driver: Driver, ms?: number): Driver {
  const limited = Object.entries(driver).map(([name, step]) => [
    name,
    typeof step === 'function'
      ? (...args: never[]) => within(`${name} of ${driver.engine}'s driver`, (step as Step)(...args), ms)
      : step,
  ])
  return Object.fromEntries(limited)
}

type Step = (...args: never[]) => Promise<unknown>
