import { type RefObject, useEffect, useRef, useState } from 'react'

export type SliderRange = { min?: number; max?: number }
export type Ends = { min: number; max: number }

type Options = { bounds: Ends; value: SliderRange; onChange(range: SliderRange): void }

/** A pause this long after the last key ends a choice, so that ten presses are one step back and not ten. */
const settleMs = 300

/** Ends as they were asked for, within the bounds and in order; an end at its bound does not limit and is absent. */
function settleRange({ min, max }: SliderRange, bounds: Ends): SliderRange {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return {
    ...(low !== undefined && low > bounds.min && { min: Math.min(low, bounds.max) }),
    ...(high !== undefined && high < bounds.max && { max: Math.max(high, bounds.min) }),
  }
}

/** What the handles show while they are dragged; the choice is reported when it is made, not at every pixel. */
export function useRangeDraft({ bounds, value, onChange }: Options) {
  const [draft, setDraft] = useState<Ends | null>(null)
  const slider = useRef<HTMLDivElement>(null)
  const clamp = (end: number) => Math.min(Math.max(end, bounds.min), bounds.max)
  const low = draft?.min ?? clamp(value.min ?? bounds.min)
  const high = draft?.max ?? clamp(value.max ?? bounds.max)

  function commit() {
    if (!draft) return
    setDraft(null)
    onChange(settleRange(draft, bounds))
  }

  useSettled(slider, commit)

  return {
    low,
    high,
    slider: slider as RefObject<HTMLDivElement | null>,
    /** A handle stops at the other one. */
    slide(end: keyof Ends, to: number) {
      setDraft(end === 'min' ? { min: Math.min(to, high), max: high } : { min: low, max: Math.max(to, low) })
    },
    enter(end: keyof Ends, number: number | undefined) {
      onChange(settleRange({ ...value, [end]: number }, bounds))
    },
  }
}

/** Calls back once a range input inside was let go or its keys have rested: React's `onChange` is every step of it. */
function useSettled(element: RefObject<HTMLElement | null>, callback: () => void) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const stage = element.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), settleMs)
    }
    stage?.addEventListener('change', settle)
    return () => {
      clearTimeout(timer)
      stage?.removeEventListener('change', settle)
    }
  }, [element])
}
