import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

type Start = {
  /** A module of this folder. */
  module: string
  args: readonly (string | number)[]
  env?: Readonly<Record<string, string>>
  execArgv?: readonly string[]
  onMessage?(message: unknown): void
}

/** A process that can be killed and started again as it was. */
export class Process {
  readonly name: string
  kills = 0
  #start: Start
  #child: ChildProcess | undefined

  constructor(name: string, start: Start) {
    this.name = name
    this.#start = start
  }

  /** Resolves once it is ready. Rejects when it ends before. */
  async start(): Promise<void> {
    const { module, args, env = {}, execArgv = [], onMessage } = this.#start
    const child = fork(join(import.meta.dirname, module), args.map(String), {
      env: { ...process.env, ...env },
      execArgv: [...execArgv],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`The ${this.name} ended while they started.`)),
    )
    await Promise.race([once(child, 'message'), ended])
    if (onMessage) child.on('message', onMessage)
  }

  /** Passes it a message; one that is not running does not get it. */
  send(message: object): void {
    if (this.#child?.connected) this.#child.send(message, () => {})
  }

  /** By SIGKILL: it can finish nothing. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.kills++
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
