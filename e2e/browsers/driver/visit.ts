import { setTimeout as pause } from 'node:timers/promises'
import type { Driver, Point } from './driver.ts'
import { finderScript } from './finder-script.ts'
import type { Finder } from './in-page.ts'
import type { ChosenFile, Look, Match, Reach, Step } from './locator.ts'

type Text = string | RegExp
/** Long for a busy machine; a journey that is fine never waits so long. */
const waitMs = 40_000
const pollMs = 40
/** More in a row than any page leads through. */
const maxDocuments = 10
const maxShown = 600
const maxPresses = 4

const matchOf = (text: Text): Match => (typeof text === 'string' ? text : { source: text.source, flags: text.flags })

/** What happens when an engine's document goes while a script of it runs. */
const isLeaving = (error: unknown): boolean =>
  /context|navigat|destroyed|no such frame|frame|discarded|realm|inspected target|unloaded|JavascriptError|stale/i.test(
    String(error),
  )

/** A page as a shopper uses it: the same in every engine. */
export class Visit {
  readonly driver: Driver
  readonly origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.origin = origin
  }

  /** Opens a path of the site, or an address, and waits until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.origin).href)
    await this.hydrated()
  }

  /** The page's own links and buttons have their handlers. */
  async hydrated(): Promise<void> {
    const isHydrated = () => {
      const element = document.querySelector('main :is(a, button)') ?? document.querySelector('header a')
      return !!element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    }
    await this.until(
      async () => (await this.driver.evaluate(isHydrated)) || undefined,
      () => 'the page was not hydrated',
    )
  }

  /** The path with its query and hash. */
  async path(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.driver.url())
    return pathname + search + hash
  }

  /** Waits for an address. */
  async at(path: Text): Promise<void> {
    let now = ''
    const isThere = async () => {
      now = await this.path()
      return (typeof path === 'string' ? now === path : path.test(now)) || undefined
    }
    await this.until(isThere, () => `expected to be at ${path}, and was at ${now}`)
  }

  /** Asks until the answer is not undefined; the error says what was expected, and what the page showed instead. */
  async until<Result>(ask: () => Promise<Result | undefined>, expected: () => string): Promise<Result> {
    const deadline = performance.now() + waitMs
    for (;;) {
      try {
        const result = await ask()
        if (result !== undefined) return result
      } catch (error) {
        if (!isLeaving(error) || performance.now() > deadline) throw error
      }
      if (performance.now() > deadline) throw new Error(`${expected()}\n${await this.#shown()}`)
      await pause(pollMs)
    }
  }

  #shown(): Promise<string> {
    const read = () => `${location.href} shows: ${(document.querySelector('main') ?? document.body).innerText}`
    return this.driver.evaluate(read).then((text) => text.replaceAll(/\s+/g, ' ').slice(0, maxShown), String)
  }

  role(role: string, name?: Text): Part {
    return new Part(this, []).role(role, name)
  }
  text(text: Text): Part {
    return new Part(this, []).text(text)
  }
  css(css: string): Part {
    return new Part(this, []).css(css)
  }

  /** What is in the first frame that fits a selector: an element there is found and pressed as one of the page. */
  async frame(selector: string): Promise<Visit> {
    await this.css(selector).seen()
    const { driver } = this
    const inFrame: Driver = {
      ...driver,
      evaluate: (run, ...args) => driver.evaluateInFrame(selector, run, ...args),
      install: (script) => driver.installInFrame(selector, script),
      click: async ({ x, y }) => {
        // It may be below the part of the page that is seen.
        await this.ask('bringIntoView', [{ css: selector }])
        const { box } = await this.css(selector).look()
        await driver.click({ x: x + (box?.x ?? 0), y: y + (box?.y ?? 0) })
      },
    }
    return new Visit(inFrame, this.origin)
  }

  /** Calls the finder in the page, and puts it there first. */
  async ask<Name extends keyof Finder>(
    name: Name,
    ...args: Parameters<Finder[Name]>
  ): Promise<Awaited<ReturnType<Finder[Name]>>> {
    const run = async (method: string, given: unknown[]) => {
      const finder = window.journeyFinder as Record<string, (...args: unknown[]) => unknown> | undefined
      return finder ? { result: (await finder[method]?.(...given)) ?? null } : null
    }
    // A document may be left between the two steps.
    for (let turn = 0; turn < maxDocuments; turn++) {
      const answer = await this.driver.evaluate(run, name, args)
      if (answer) return answer.result as never
      await this.driver.install(finderScript)
    }
    throw new Error(`the page led to ${maxDocuments} others, one after the other`)
  }
}

/** An element by how it is found, each time anew. */
export class Part {
  readonly #visit: Visit
  readonly #steps: readonly Step[]

  constructor(visit: Visit, steps: readonly Step[]) {
    this.#visit = visit
    this.#steps = steps
  }

  role(role: string, name?: Text): Part {
    return this.#with({ role, ...(name !== undefined && { name: matchOf(name) }) })
  }
  text(text: Text): Part {
    return this.#with({ text: matchOf(text) })
  }
  css(css: string): Part {
    return this.#with({ css })
  }
  /** Of those found so far, the one at an index. */
  nth(nth: number): Part {
    const last = this.#steps.at(-1)
    return new Part(this.#visit, [...this.#steps.slice(0, -1), { ...last, nth }])
  }
  /** Of those found so far, the ones with a text. */
  having(text: Text): Part {
    const last = this.#steps.at(-1)
    return new Part(this.#visit, [...this.#steps.slice(0, -1), { ...last, text: matchOf(text) }])
  }

  look(): Promise<Look> {
    return this.#visit.ask('look', this.#steps)
  }

  /** Waits until the element looks as wanted, and returns its look. */
  when(isWanted: (look: Look) => boolean, wanted = 'otherwise'): Promise<Look> {
    let last: Look = { count: 0 }
    return this.#visit.until(
      async () => {
        last = await this.look()
        return isWanted(last) ? last : undefined
      },
      () => `expected ${this} ${wanted}, and it was ${JSON.stringify(last)}`,
    )
  }
  seen(): Promise<Look> {
    return this.when(({ count }) => count > 0, 'to be seen')
  }
  gone(): Promise<Look> {
    return this.when(({ count }) => count === 0, 'to be gone')
  }
  says(text: Text): Promise<Look> {
    const isSaid = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said))
    return this.when(({ count, text: said = '' }) => count > 0 && isSaid(said), `to say ${text}`)
  }
  holds(value: string): Promise<Look> {
    return this.when((look) => look.value === value, `to hold ${value}`)
  }
  checked(isChecked = true): Promise<Look> {
    return this.when((look) => look.isChecked === isChecked, isChecked ? 'to be checked' : 'to be unchecked')
  }
  focused(): Promise<Look> {
    return this.when(({ isFocused }) => isFocused === true, 'to have the focus')
  }

  /** Waits until the element can be pressed in its middle, and returns that point. */
  async reach(): Promise<Point> {
    let last: Reach = { blocked: '' }
    return this.#visit.until(
      async () => {
        last = await this.#visit.ask('reach', this.#steps)
        return last.blocked === undefined ? last.at : undefined
      },
      () => `cannot press ${this}: ${last.blocked}`,
    )
  }

  /** A press that missed, because the page moved meanwhile, is made again, as a shopper does. */
  async click(): Promise<void> {
    for (let turn = 0; turn < maxPresses; turn++) {
      await this.#visit.driver.click(await this.reach())
      const isMissed = await this.#visit.ask('isMissed').catch((error) => {
        if (isLeaving(error)) return false
        throw error
      })
      if (!isMissed) return
    }
    throw new Error(`${maxPresses} presses missed ${this}`)
  }

  /** Replaces what a field holds, by the keyboard. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.#visit.ask('select', this.#steps)
    await this.#visit.driver.type(text)
  }

  /** Chooses files, as the browser does after its own dialog. */
  async attach(...files: ChosenFile[]): Promise<void> {
    await this.#visit.until(
      async () => (await this.#visit.ask('attach', this.#steps, files)) || undefined,
      () => `${this} takes no files`,
    )
  }

  /** An option of a native list. */
  async choose(option: Text): Promise<void> {
    await this.#visit.until(
      async () => (await this.#visit.ask('choose', this.#steps, matchOf(option))) || undefined,
      () => `${this} has no option ${option}`,
    )
  }

  toString(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' ')
  }

  #with(step: Step): Part {
    return new Part(this.#visit, [...this.#steps, step])
  }
}
