/** Decodes percent-encoded text; text that cannot be decoded is returned unchanged. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Collapses repeated slashes: an address that begins with two names another host. */
export const singleSlashes = (path: string): string => path.replaceAll(/\/{2,}/g, '/')

/** Encodes a decoded path. */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('%3A', ':').replaceAll('%40', '@'))
    .join('/')
