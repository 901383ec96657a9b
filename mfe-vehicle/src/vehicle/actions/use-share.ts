import { copiedOnPage } from '@forecourt/domain/vehicle/share/copied-texts'
import { useCopy } from '../../share/use-copy.ts'

/**
 * Shares an address with the device's own sheet, or copies it where there is none (DL-3). `feedback` says for a moment what came of
 * it. Closing the sheet without choosing is no failure.
 */
export function useShare(url: string, title: string) {
  const { copy, feedback } = useCopy(copiedOnPage, url, title)
  const share = () =>
    typeof navigator.share === 'function' ? navigator.share({ url, title }).catch(() => undefined) : copy()
  return { share, feedback }
}
