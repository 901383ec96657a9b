/** Storage of snapshots, by name; files appear atomically. */
export type SnapshotFiles = {
  /** Undefined if there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}
