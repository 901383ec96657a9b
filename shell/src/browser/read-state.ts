import type { DocumentState } from '../app/view.ts'

/** The data block of the document: our own server wrote it in the same response, so it is not validated again. */
export function readState(): DocumentState {
  const text = document.getElementById('state')?.textContent
  if (!text) throw new Error('The document has no state.')
  return JSON.parse(text)
}
