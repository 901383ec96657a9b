/**
 * No sandbox, because in a container Chromium runs as root. Without checker imaging, because Chromium 156, without a
 * GPU, now and then gives a page that fades photos in no further frame: one of some twenty loads of the results, 0 of 240
 * with the flag. The rest keeps the browser's own traffic out of the way.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
