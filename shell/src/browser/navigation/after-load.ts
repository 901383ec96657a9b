/** Runs `work` once the first view's own files are there. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
