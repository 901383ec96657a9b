import type { DeclaredDialog } from '../remotes/declared-parts.ts'

/** A dialog that an address opens, with its unparsed props. */
export type ShownDialog = DeclaredDialog & { props: Record<string, string> }

const shape = /^#([a-z][a-z0-9-]{0,40})(?:\?(.{0,1000}))?$/

/**
 * The dialog in a hash such as `#enquiry?car_id=1`; null for an unknown dialog or a repeated prop.
 * The part itself parses the props.
 */
export function dialogIn(hash: string, find: (name: string) => DeclaredDialog | null): ShownDialog | null {
  const [, name, query = ''] = shape.exec(hash) ?? []
  const dialog = name === undefined ? null : find(name)
  if (!dialog) return null
  const entries = [...new URLSearchParams(query)]
  const props = Object.fromEntries(entries)
  return Object.keys(props).length === entries.length ? { ...dialog, props } : null
}

export const dialogHash = (name: string, query: string): string => `#${name}${query && `?${query}`}`

/** The address of the dialog's own page, with the props as its query. */
export function dialogPage({ page, props }: ShownDialog): string {
  const query = new URLSearchParams(props).toString()
  return query ? `${page}?${query}` : page
}
