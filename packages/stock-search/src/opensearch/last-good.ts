/** The last good answers, by question; those that were asked for longest ago go first. */
export class LastGood<T> {
  readonly #answers = new Map<string, T>()
  readonly #most: number

  constructor(most = 500) {
    this.#most = most
  }

  keep(key: string, answer: T): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest)
  }

  find(key: string): T | undefined {
    return this.#answers.get(key)
  }
}
