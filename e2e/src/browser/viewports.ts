import type { BrowserContextOptions } from 'playwright'

export type Viewport = { name: string } & BrowserContextOptions

export const phone = {
  name: 'phone 390',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies Viewport

export const tablet = {
  name: 'tablet 820',
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
} as const satisfies Viewport

export const desktop = { name: 'desktop 1440', viewport: { width: 1440, height: 900 } } as const satisfies Viewport

/** The viewports of every journey. */
export const viewports = [phone, desktop] as const
