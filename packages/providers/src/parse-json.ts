/** Undefined where the text is not JSON; a schema then refuses it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
