/**
 * What a page of a kind may weigh, in bytes of Brotli: its document, with the styles and data in it; and the scripts that a phone loads by
 * itself until the browser is idle, as the line has them, with headers: React and the shell, the remote's entry, the page. A form's page has
 * its fields, and what validates them.
 */
export const pageBudgets = {
  results: { document: 26_000, scripts: 98_600 },
  home: { document: 24_000, scripts: 101_000 },
  'a vehicle': { document: 24_000, scripts: 109_200 },
  finance: { document: 16_000, scripts: 105_000 },
  'a form': { document: 16_000, scripts: 104_000 },
} as const

export type PageKind = keyof typeof pageBudgets
