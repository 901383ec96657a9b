import type { Mailbox } from './port.ts'

/** An encoded word has at most 75 characters (RFC 2047), of which `=?UTF-8?B?` and `?=` take 12: 63 of base64 hold 45 bytes. */
const maxWordBytes = 45

/** `"Name" <address>`; SES expects names beyond ASCII as encoded words. */
export function formatMailbox({ name, address }: Mailbox): string {
  if (!name) return address
  return /^[\x20-\x7e]*$/.test(name)
    ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`
    : `${encodeWords(name)} <${address}>`
}

function encodeWords(name: string): string {
  const words: string[] = ['']
  for (const character of name) {
    const word = `${words.at(-1)}${character}`
    if (Buffer.byteLength(word) > maxWordBytes) words.push(character)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
