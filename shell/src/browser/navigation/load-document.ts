/** Marks a navigation that the browser does by itself. */
const documentInfo = { isDocument: true }

export const isDocumentLoad = (info: unknown): boolean => info === documentInfo

/** Goes to an address by loading it, in place of the present history entry: for what this document cannot show. */
export function loadDocument(href: string): void {
  if ('navigation' in window) navigation.navigate(href, { history: 'replace', info: documentInfo })
  else location.replace(href)
}
