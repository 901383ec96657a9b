import type { Head } from '@forecourt/shell-api'
import type { View } from '../view.ts'

/** The head of the shell's own pages, such as errors. */
export function fallbackHead(view: View, siteName: string, path: string): Head {
  return { title: `${titleOf(view)} | ${siteName}`, description: siteName, canonical: path, noIndex: true }
}

function titleOf(view: View): string {
  if (view.kind !== 'notFound') return 'This page did not load'
  return view.what === 'vehicle' ? 'No longer for sale' : 'Page not found'
}
