const prefix = '/og'
const suffix = '.jpg'
const homeName = '/index'

/** Of the picture in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** The address of the picture that is drawn for a page: `/og/cars/2021-kia-sportage.jpg`. */
export const sharePicture = (page: string): string => `${prefix}${page === '/' ? homeName : page}${suffix}`

/** The page of such an address; null for any other address. */
export function sharedPage(path: string): string | null {
  if (!path.startsWith(`${prefix}/`) || !path.endsWith(suffix)) return null
  const page = path.slice(prefix.length, -suffix.length)
  return page === homeName ? '/' : page
}
