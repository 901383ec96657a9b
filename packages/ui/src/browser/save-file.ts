/** Hands a file over to the shopper. */
export function saveFile(name: string, { text, type }: { text: string; type: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
