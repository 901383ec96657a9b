/** A path as people read it. An address may have a `%` that begins no character, and is left as it is then. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
