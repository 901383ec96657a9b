/** Where snapshots lie, by name; a file is there whole or not at all. */
export type SnapshotFiles = {
  /** Undefined where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}
