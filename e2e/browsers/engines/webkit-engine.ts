import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@forecourt/lambda-kit/testing/free-port'
import { Builder, By, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { within } from '../../src/browser/within.ts'
import type { Driver, Engine, Key, Point, VisitOptions } from '../driver/driver.ts'
import { startWebkitProxy, type WebkitProxy } from './webkit-proxy.ts'

export type WebkitPrograms = { driver: string; miniBrowser: string; xvfb: string }

/** Starting takes a second, or twelve on a busy machine. */
const startMs = 20_000
const maxStarts = 2

/** GTK lets no window be narrower than its tool bar, which is wider than a phone. */
const narrowToolBar =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none; }'

/** An X server without a screen: it chooses a free display and writes its number. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(child.stdout ?? child, 'data')
  return { child, display: `:${String(number).trim()}` }
}

/** Safari's engine, as WebKitGTK's MiniBrowser on a screen of its own; a driver for each visit, as one has at most one session. */
export async function webkitEngine(programs: WebkitPrograms): Promise<Engine> {
  const config = await mkdtemp(join(tmpdir(), 'forecourt-webkit-'))
  await mkdir(join(config, 'gtk-3.0'))
  await writeFile(join(config, 'gtk-3.0/gtk.css'), narrowToolBar)
  const { child: screen, display } = await startDisplay(programs.xvfb)
  const environment = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: config,
    LIBGL_ALWAYS_SOFTWARE: '1',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    // Its sandbox does not start as root.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
  const drivers = new Set<ChildProcess>()

  async function startDriver(): Promise<{ driver: ChildProcess; server: string }> {
    const port = await freePort()
    const driver = spawn(programs.driver, ['-p', String(port)], { stdio: 'ignore', env: environment })
    drivers.add(driver)
    const server = `http://127.0.0.1:${port}`
    await untilAnswers(server, driver)
    return { driver, server }
  }

  /** On a busy machine MiniBrowser may never report to its driver, so a second driver starts another. */
  async function startSession(capabilities: Capabilities): Promise<{ driver: ChildProcess; session: WebDriver }> {
    for (let turn = 1; ; turn++) {
      const { driver, server } = await startDriver()
      const session = new Builder().usingServer(server).withCapabilities(capabilities).build()
      try {
        return { driver, session: await within('starting MiniBrowser', Promise.resolve(session), startMs) }
      } catch (error) {
        await end(driver, 'SIGKILL')
        drivers.delete(driver)
        if (turn === maxStarts) throw error
      }
    }
  }

  return {
    async open(options) {
      const proxy = await startWebkitProxy()
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        // With 'eager', WebKit's driver may wait without end for a document whose photos are still loading.
        pageLoadStrategy: 'normal',
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy.port}` },
        'webkitgtk:browserOptions': {
          binary: programs.miniBrowser,
          args: ['--automation', ...(options.isDark ? ['--dark-mode'] : [])],
        },
      })
      const { driver, session } = await startSession(capabilities)
      return drive(session, options, {
        problems: proxy.problems,
        async close() {
          await session.quit()
          await end(driver)
          drivers.delete(driver)
          await proxy.close()
        },
      })
    },
    async close() {
      // Those of visits that failed before they were closed.
      await Promise.all([...drivers, screen].map((child) => end(child)))
      await rm(config, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function untilAnswers(server: string, driver: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (driver.exitCode !== null || driver.signalCode !== null)
      throw new Error('WebKitWebDriver ended before it answered')
    await pause(50)
  }
}

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
}

async function drive(
  session: WebDriver,
  { size }: VisitOptions,
  { problems, close }: Pick<WebkitProxy, 'problems' | 'close'>,
): Promise<Driver> {
  const evaluate: Driver['evaluate'] = (run, ...args) =>
    session.executeScript(`return (${run}).apply(null, arguments)`, ...args) as never
  const at = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
  /** The window is taller than the page by its tool bar. */
  async function resize({ width, height }: VisitOptions['size']): Promise<void> {
    const window = session.manage().window()
    await window.setRect({ x: 0, y: 0, width, height })
    const [seen = 0, all = 0] = await evaluate(() => [innerHeight, outerHeight])
    await window.setRect({ x: 0, y: 0, width, height: height + all - seen })
  }
  async function inFrame<Result>(selector: string, run: () => Promise<Result>): Promise<Result> {
    await session.switchTo().frame(await session.findElement(By.css(selector)))
    try {
      return await run()
    } finally {
      await session.switchTo().defaultContent()
    }
  }
  await resize(size)
  return {
    engine: 'webkit',
    goto: (url) => session.get(url),
    back: () => evaluate(() => history.back()),
    forward: () => evaluate(() => history.forward()),
    reload: () => session.navigate().refresh(),
    url: () => session.getCurrentUrl(),
    evaluate,
    install: (script) => session.executeScript(script),
    evaluateInFrame: (frame, run, ...args) => inFrame(frame, () => evaluate(run, ...args)),
    installInFrame: (frame, script) => inFrame(frame, () => session.executeScript(script)),
    click: (point) => session.actions().move(at(point)).press().release().perform(),
    async drag([start, ...rest]) {
      if (!start) return
      const actions = session.actions().move(at(start)).press()
      for (const point of rest) actions.move({ ...at(point), duration: 16 })
      await actions.release().perform()
    },
    // A touch of WebKitGTK's driver reaches the page as a mouse.
    swipe: async () => false,
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    resize,
    problems: async () => problems,
    close,
  }
}
