import { useAtomValue } from 'jotai'
import { type ShownView, shownViewAtom } from './view.ts'

export function useShownView(): ShownView {
  const shown = useAtomValue(shownViewAtom)
  if (!shown) throw new Error('The view is set before the first render.')
  return shown
}
