import { setFlagsFromString } from 'node:v8'

/**
 * Limits V8's heap growth where speed does not need it: an import waits for the table, and with a small young
 * generation it needs 270 MB instead of 400, constant after the first thousands of rows
 * (docs/decisions/stock-import.md).
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--max-semi-space-size=4')
  setFlagsFromString('--semi-space-growth-factor=1')
}
