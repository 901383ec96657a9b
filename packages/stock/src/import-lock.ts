import { holdLease, type Lease, type Timing } from './lease.ts'

type Holder = { dealership: string; file: string; onWait?: (message: string) => void }
export type ImportLock = Lease

/** Lets one import of a dealership run at a time (`holdLease`). */
export const lockImports = ({ dealership, file, onWait }: Holder, timing?: Timing): Promise<ImportLock> =>
  holdLease(
    {
      partition: `${dealership}#lock`,
      file,
      onWait,
      texts: {
        running: (details) => `Another import of ${dealership} ${details}.`,
        advice: 'Wait for its end, then import again.',
        stoodStill: `The import of ${file} stood still, so another of ${dealership} may have begun. Import again.`,
      },
    },
    timing,
  )
