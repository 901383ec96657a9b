import { acquireLease, type Lease, type LeaseTiming } from '../table/lease.ts'

type Holder = { dealership: string; file: string; onWait?: (message: string) => void }
export type ImportLock = Lease

/** One import of a dealership at a time (`acquireLease`). */
export const lockImport = ({ dealership, file, onWait }: Holder, timing?: LeaseTiming): Promise<ImportLock> =>
  acquireLease(
    {
      partition: `${dealership}#lock`,
      file,
      onWait,
      messages: {
        running: (details) => `Another import of ${dealership} ${details}.`,
        advice: 'Wait until it ends, then import again.',
        expired: `The import of ${file} was suspended, so another of ${dealership} may have begun. Import again.`,
      },
    },
    timing,
  )
