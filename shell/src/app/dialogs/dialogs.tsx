import { atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { ShownDialog } from './dialog-address.ts'

export type DialogFrameProps = {
  /** The dialog that the address names. */
  current(): ShownDialog | null
  close(): void
}

/** What draws dialogs, once somebody is about to open one: its code is no part of the first view. */
export const dialogFrameAtom = atom<({ Frame: ComponentType<DialogFrameProps> } & DialogFrameProps) | null>(null)

/** The place of dialogs, behind the page in the document and over it on screen. */
export function Dialogs() {
  const loaded = useAtomValue(dialogFrameAtom)
  return loaded && <loaded.Frame current={loaded.current} close={loaded.close} />
}
