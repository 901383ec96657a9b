/** Percent-encoded text as it reads; what cannot be decoded stays as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One slash where several follow each other: an address that begins with two names another host. */
export const singleSlashes = (path: string): string => path.replaceAll(/\/{2,}/g, '/')

/** A decoded path as an address has it. */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('%3A', ':').replaceAll('%40', '@'))
    .join('/')
