import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type Bounds,
  type HistogramData,
  handleStops,
  normalizeRange,
  type SliderRange,
  typableBounds,
} from './range-bounds.ts'

type Options = {
  bounds: Bounds
  step: number
  value: SliderRange
  plotted: HistogramData
  onChange(range: SliderRange): void
}

/** Ends that differ from the value; one that is undefined no longer limits. `isMade`: they have been reported. */
type DraftEnds = { [End in keyof Bounds]?: number | undefined }
type Draft = { ends: DraftEnds; isMade: boolean }
const noDraft: Draft = { ends: {}, isMade: true }

/** A pause this long after the last key ends a choice, so that ten presses are one step back and not ten. */
const debounceMs = 300

/** What the handles show while they are dragged; the choice is reported when it is made, not at every pixel. */
export function useRangeDraft({ bounds, step, value, plotted, onChange }: Options) {
  const [draft, setDraft] = useState<Draft>(noDraft)
  const [seen, setSeen] = useState(value)
  // A choice shows until it is the value, however long that takes; what is dragged meanwhile stays under the finger.
  if (value.min !== seen.min || value.max !== seen.max) {
    setSeen(value)
    if (draft.isMade) setDraft(noDraft)
  }
  const slider = useRef<HTMLDivElement>(null)
  const stops = handleStops(bounds, step, plotted)
  const reach = typableBounds(bounds, plotted)
  const clamp = (end: number) => Math.min(Math.max(end, bounds.min), bounds.max)
  const wanted = { ...value, ...draft.ends }
  const low = clamp(wanted.min ?? bounds.min)
  const high = clamp(wanted.max ?? bounds.max)

  const slide = (ends: SliderRange) => setDraft({ ends: { ...draft.ends, ...ends }, isMade: false })

  function choose(ends: DraftEnds) {
    setDraft({ ends, isMade: true })
    onChange(normalizeRange({ ...value, ...ends }, reach))
  }

  useDebouncedChange(slider, () => {
    if (!draft.isMade) choose(draft.ends)
  })

  /** What the handles show, also while they are dragged; an end at its bound is absent. */
  const shown = normalizeRange(wanted, reach)

  return {
    low,
    high,
    shown,
    reach,
    slider: slider as RefObject<HTMLDivElement | null>,
    /** A handle stops at the other one, and where it would leave nothing. */
    slideLow: (to: number) => slide({ min: Math.min(to, high, stops.lowest) }),
    /** At the end of the scale it lets through what lies beyond, too. */
    slideHigh: (to: number) =>
      slide({ max: to < bounds.max ? Math.max(to, low, stops.highest) : Number.POSITIVE_INFINITY }),
    enter: (end: keyof Bounds, number: number | undefined) => choose({ ...draft.ends, [end]: number }),
  }
}

/** Calls back once a range input inside was let go or its keys have rested: React's `onChange` is every step of it. */
function useDebouncedChange(element: RefObject<HTMLElement | null>, callback: () => void) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const stage = element.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleCommit = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), debounceMs)
    }
    stage?.addEventListener('change', scheduleCommit)
    return () => {
      clearTimeout(timer)
      stage?.removeEventListener('change', scheduleCommit)
    }
  }, [element])
}
