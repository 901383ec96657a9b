import type { Head } from '@forecourt/shell-api'
import type { View } from '../view.ts'

/** The head of the shell's own pages, such as errors. */
export function fallbackHead(kind: View['kind'], siteName: string, path: string): Head {
  const title = kind === 'notFound' ? 'Page not found' : 'This page did not load'
  return { title: `${title} | ${siteName}`, description: siteName, canonical: path, noIndex: true }
}
