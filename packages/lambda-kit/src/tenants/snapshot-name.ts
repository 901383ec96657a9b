import { createHash } from 'node:crypto'

/** One file for all sites that show the same dealerships. It names none of them. */
export function snapshotName(dealerships: readonly string[]): string {
  const text = JSON.stringify([...dealerships].sort())
  return `${createHash('sha256').update(text).digest('hex').slice(0, 24)}.stock`
}
