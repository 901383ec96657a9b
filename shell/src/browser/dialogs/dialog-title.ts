import { atom } from 'jotai'

/** What the open dialog is called in the place of its declared title. */
export const dialogTitleAtom = atom<string | undefined>(undefined)
