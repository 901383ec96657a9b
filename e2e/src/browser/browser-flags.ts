/**
 * No sandbox, because in a container Chromium runs as root. Without checker imaging, because Chromium 156 without a GPU
 * sometimes renders no further frame of a page that fades photos in: one of about twenty loads of the results, 0 of 240
 * with the flag. Drawing in the browser's own process saves a twelfth of a page test's processor time. The rest disables the browser's
 * own traffic.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
