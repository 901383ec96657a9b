import { useBrowserAtom } from '@forecourt/shell-api'
import { atom } from 'jotai'
import type { ReactElement } from 'react'

/** Elements over the page, such as dialogs, by key. None is part of the first view. */
export const overlaysAtom = atom<readonly ReactElement[]>([])

/** Renders the overlays, after the page in the document. */
export const Overlays = () => useBrowserAtom(overlaysAtom)
