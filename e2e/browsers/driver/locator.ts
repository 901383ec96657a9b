import type { Point } from './driver.ts'

/** An exact text, or a pattern. */
export type Match = string | { source: string; flags: string }

/** From elements to those inside them that fit. */
export type Step = { role?: string; name?: Match; css?: string; text?: Match; nth?: number }

/** A file for an input, with its bytes in Base64. */
export type ChosenFile = { name: string; type: string; base64: string }

/** The first of the elements found, as it looks. */
export type Look = {
  count: number
  name?: string
  /** As it is shown, in one line. */
  text?: string
  value?: string
  isChecked?: boolean
  isFocused?: boolean
  attributes?: Record<string, string>
  box?: Point & { width: number; height: number }
  isInView?: boolean
}

export type Reach = { at: Point; blocked?: undefined } | { blocked: string }
