import { acquireLease, type Lease, type LeaseTiming } from '../table/lease.ts'

type Holder = { dealership: string; file: string; onWait?: (message: string) => void }
export type ImportLock = Lease

/** Lets one import of a dealership run at a time (`acquireLease`). */
export const lockImport = ({ dealership, file, onWait }: Holder, timing?: LeaseTiming): Promise<ImportLock> =>
  acquireLease(
    {
      partition: `${dealership}#lock`,
      file,
      onWait,
      messages: {
        running: (details) => `Another import of ${dealership} ${details}.`,
        advice: 'Wait for its end, then import again.',
        expired: `The import of ${file} stood still, so another of ${dealership} may have begun. Import again.`,
      },
    },
    timing,
  )
