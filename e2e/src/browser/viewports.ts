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

/**
 * Names the width of a test whose page does the same at every width: `npm test` has it on a phone, `npm run test:all` also on a
 * desktop.
 */
export const alike = ({ name }: Viewport): string => (name === desktop.name ? `${name} @exhaustive` : name)

/** Names the width of a test whose page is on a tablet as on a phone or a desktop: `npm run test:all` has it there too. */
export const orTablet = ({ name }: Viewport): string => (name === tablet.name ? `${name} @exhaustive` : name)
