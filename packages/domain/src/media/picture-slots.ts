/** The formats of renditions, and their media types. The edge picks the first that the browser accepts. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

type Quality = Readonly<Record<PictureFormat, number>>
/** For small pictures, or high pixel densities. */
const light: Quality = { avif: 50, webp: 74, jpeg: 76 }
/** For large pictures, one at a time. */
const close: Quality = { avif: 56, webp: 80, jpeg: 82 }

/**
 * GA-7. Every width in pixels that a rendition may have, with its quality. Slots share them, so that a photo which a card has
 * loaded is in the browser's cache when the vehicle's page shows it. The edge holds the same widths (viewer-request.js).
 */
export const pictureWidths = {
  200: light,
  360: light,
  480: light,
  720: light,
  960: close,
  1280: close,
  1920: close,
  2560: light,
} as const satisfies Record<number, Quality>
export type PictureWidth = keyof typeof pictureWidths

type Slot = {
  /** The renditions of the slot, narrowest first. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
  /**
   * How wide photos are drawn there, as `sizes` of an `<img>`: one of 3:2 that fills a frame of 4:3 is an eighth wider than it.
   * No `auto`: Chromium takes that for the window's width while a page is hidden, and would fetch all its photos again.
   */
  sizes: string
}

/** The slots for photos: from one-, two- and three-column cards to the whole window. */
export const pictureSlots = {
  thumbnail: { widths: [200, 360, 480], sizes: '180px' },
  card: {
    widths: [360, 480, 720, 960, 1280],
    sizes:
      '(min-width: 1280px) 340px, (min-width: 1024px) calc(56vw - 243px), (min-width: 600px) calc(56vw - 40px), calc(112vw - 36px)',
  },
  gallery: {
    widths: [480, 720, 960, 1280, 1920],
    sizes: '(min-width: 1366px) 832px, (min-width: 1024px) calc(100vw - 528px), 100vw',
  },
  fullscreen: { widths: [720, 960, 1280, 1920, 2560], sizes: '100vw' },
  hero: { widths: [720, 960, 1280, 1920, 2560], sizes: '100vw' },
  /** Beside text on wide screens, from edge to edge on phones. */
  half: { widths: [480, 720, 960, 1280, 1920], sizes: '(min-width: 1360px) 680px, (min-width: 768px) 54vw, 100vw' },
  /** Above the text of a page, as wide as it. */
  text: { widths: [480, 720, 960, 1280, 1920], sizes: '(min-width: 728px) 680px, 100vw' },
  /** A dealer's badge, one line high. */
  badge: { widths: [200, 360], sizes: '110px' },
  promo: { widths: [360, 480, 720, 960, 1280], sizes: '(min-width: 1024px) 400px, 100vw' },
} as const satisfies Record<string, Slot>
export type PictureSlot = keyof typeof pictureSlots

const ownPrefix = '/media/'

/** The attributes of an `<img>` for a picture. */
export type PictureSource = { src: string; srcSet?: string; sizes?: string }

/** A picture in a slot. A picture at an external address, from a feed, has no renditions and is shown unchanged. */
export function pictureIn(slot: PictureSlot, url: string): PictureSource {
  if (!url.startsWith(ownPrefix)) return { src: url }
  const { widths, sizes }: Slot = pictureSlots[slot]
  const at = (width: PictureWidth) => `${url}?w=${width}`
  return {
    // For clients without srcset.
    src: at(widths.at(widths.length / 2) ?? widths[0]),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes,
  }
}
