import { type Document, LineCounter, parseDocument } from 'yaml'

/** A parsed text that knows where its lines begin. */
export type LinedDocument = { document: Document.Parsed; counter: LineCounter }

export function parseLined(text: string): LinedDocument {
  const counter = new LineCounter()
  return { document: parseDocument(text, { lineCounter: counter }), counter }
}

/** The line of a value, from 1; of what holds it where it is missing. */
export function valueLine({ document, counter }: LinedDocument, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return counter.linePos(Number(node.range[0])).line
  }
  return 1
}

/** The same in a text of JSON, which is YAML too. `path` is as in `[0].address.postcode`. */
export function jsonLine(text: string, path: string): number {
  const keys = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  )
  return valueLine(parseLined(text), keys)
}
