// Preloaded by the functions' process: its clock runs faster from a moment that all its runs share. Timers keep real time.
const [startMs = 0, speed = 1] = (process.env.FAST_CLOCK ?? '').split(' ').map(Number)
const RealDate = Date
const nowMs = () => Math.round(startMs + (RealDate.now() - startMs) * speed)

globalThis.Date = class extends RealDate {
  constructor(...args: [] | [string | number | Date]) {
    super(...((args.length > 0 ? args : [nowMs()]) as [number]))
  }
  static override now = nowMs
} as DateConstructor
