import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8 from growing its heap for speed where that buys none: an import waits for the table, and with a small young
 * generation it needs 270 MB instead of 400 and no more after the first thousands of rows (docs/decisions/stock-import.md).
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--max-semi-space-size=4')
  setFlagsFromString('--semi-space-growth-factor=1')
}
