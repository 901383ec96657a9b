/** Milliseconds of the steps of a document, and of React's `renderToString` for the same tree with its data in hand. */
export type DocumentSteps = Record<'data' | 'frame' | 'react' | 'document' | 'renderToString', number>
