import { atom, useAtomValue } from 'jotai'
import type { ReactElement } from 'react'

/** What is drawn over the page once its code is there, such as dialogs: none of it is part of the first view. Each has a key. */
export const overlaysAtom = atom<readonly ReactElement[]>([])

/** The place of what is drawn over the page: behind it in the document. */
export const Overlays = () => useAtomValue(overlaysAtom)
