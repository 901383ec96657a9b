/** No sandbox, because in a container Chromium runs as root; the rest keeps the browser's own traffic out of the way. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
