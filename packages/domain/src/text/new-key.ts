/** An idempotency key. Not `crypto.randomUUID`, which is only there on secure addresses: a site under development is on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
