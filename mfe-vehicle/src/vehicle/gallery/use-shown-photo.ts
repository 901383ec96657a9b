import { shownPhotoSchema } from '@forecourt/contracts/browser/shown-photo'
import { shownPhotoKey } from '@forecourt/contracts/browser/stored-keys'
import { readStored, removeStored } from '@forecourt/ui/browser/stored-json'
import { useLayoutEffect } from 'react'

/** Begins with the photo that the vehicle's card showed, once: before the page is painted, so that the one grows into the other. */
export function useShownPhoto(slug: string, count: number, show: (index: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each vehicle
  useLayoutEffect(() => {
    const [of, index = 0] = readStored('session', shownPhotoKey, shownPhotoSchema) ?? []
    if (of !== slug) return
    removeStored('session', shownPhotoKey)
    if (index < count) show(index)
  }, [slug])
}
