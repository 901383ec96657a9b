export const engineNames = ['firefox', 'webkit', 'chromium'] as const
export type EngineName = (typeof engineNames)[number]
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export type VisitOptions = {
  /** The origin of the site. */
  origin: string
  size: Size
  isDark?: boolean
  /** Chromium only: a function that each document runs first. */
  before?: () => void
  /** Chromium only: changes the HTML of each document, in which the first styles of its page are, and its sheets. */
  rewrite?: (html: string) => string
}

/** What a journey needs of an engine, without cookies or storage of an earlier visit. Each engine has an adapter in `engines/`. */
export type Driver = {
  readonly engine: EngineName
  goto(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** Runs a function in the page, which may use only its arguments and what it returns must be JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Runs the text of a script in the page, whatever its content security policy. */
  install(script: string): Promise<void>
  /** The same inside the first frame that fits a selector, of whatever origin. */
  evaluateInFrame<Args extends unknown[], Result>(
    frame: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  installInFrame(frame: string, script: string): Promise<void>
  /** A press of the mouse at a point of the viewport. */
  click(at: Point): Promise<void>
  /** The mouse goes down at the first point and up at the last. */
  drag(path: readonly Point[]): Promise<void>
  /** A finger does; false in an engine whose driver has no fingers. */
  swipe(path: readonly Point[]): Promise<boolean>
  /** Types text at the focus, a key at a time. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(size: Size): Promise<void>
  /** Errors and warnings of the console, uncaught errors and unhandled rejections so far. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown'

export type Engine = {
  open(options: VisitOptions): Promise<Driver>
  close(): Promise<void>
}
