/** Marks a navigation that the browser does by itself. */
const documentInfo = { isDocument: true }

export const isDocumentLoad = (info: unknown): boolean => info === documentInfo

/** Loads an address that this document cannot show, replacing the current history entry. */
export function loadDocument(href: string): void {
  if ('navigation' in window) navigation.navigate(href, { history: 'replace', info: documentInfo })
  else location.replace(href)
}
