/** What a rendition can be, and its media type. The edge picks the first that the browser takes. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

type Quality = Readonly<Record<PictureFormat, number>>
/** Seen among others, or on screens whose pixels are too small to tell. */
const light: Quality = { avif: 50, webp: 74, jpeg: 76 }
/** Looked at closely, one at a time. */
const close: Quality = { avif: 56, webp: 80, jpeg: 82 }

/**
 * GA-7. Every width in pixels that a rendition may have, with its quality. Slots share them, so that a photo which a card has
 * loaded is in the browser's cache when the vehicle's page shows it. The edge holds the same widths (viewer-request.js).
 */
export const pictureWidths = {
  160: light,
  320: light,
  480: light,
  640: light,
  960: close,
  1280: close,
  1920: close,
  2560: light,
} as const satisfies Record<number, Quality>
export type PictureWidth = keyof typeof pictureWidths

type Slot = {
  /** The renditions that it offers to the browser, narrowest first. */
  widths: readonly PictureWidth[]
  /** How wide it is drawn, as `sizes` of an `<img>`; where photos load late, the browser measures that itself. */
  sizes: string
}

/** The places that show photos: from one-, two- and three-column cards to the whole window. */
export const pictureSlots = {
  thumbnail: { widths: [160, 320, 480], sizes: '140px' },
  card: {
    widths: [320, 480, 640, 960, 1280],
    sizes: '(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw',
  },
  gallery: { widths: [480, 640, 960, 1280, 1920], sizes: '(min-width: 1024px) 840px, 100vw' },
  fullscreen: { widths: [640, 960, 1280, 1920, 2560], sizes: '100vw' },
  hero: { widths: [640, 960, 1280, 1920, 2560], sizes: '100vw' },
} as const satisfies Record<string, Slot>
export type PictureSlot = keyof typeof pictureSlots

const ownPrefix = '/media/'

/** What an `<img>` needs to show a picture. */
export type PictureSource = { src: string; srcSet?: string; sizes?: string }

/**
 * A picture as a slot shows it. One at an outside address, which a feed may name, has no renditions: it is shown as it is.
 */
export function pictureIn(slot: PictureSlot, url: string): PictureSource {
  if (!url.startsWith(ownPrefix)) return { src: url }
  const { widths, sizes } = pictureSlots[slot]
  const at = (width: PictureWidth) => `${url}?w=${width}`
  return {
    // For what reads no srcset.
    src: at(widths[2]),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes,
  }
}
