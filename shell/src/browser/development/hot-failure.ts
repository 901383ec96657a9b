const id = 'hot-failure'

/** Shows a build or runtime error over the page; null removes it. */
export function showFailure(text: string | null): void {
  document.getElementById(id)?.remove()
  if (text === null) return
  const box = Object.assign(document.createElement('pre'), { id, role: 'alert', textContent: text })
  // The document's policy refuses style attributes, but not styles that a script sets.
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    maxHeight: '60vh',
    margin: '0',
    padding: '16px 20px',
    overflow: 'auto',
    zIndex: '1000',
    background: '#1f1f1f',
    color: '#ffd7d7',
    font: '13px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  })
  document.body.append(box)
}
