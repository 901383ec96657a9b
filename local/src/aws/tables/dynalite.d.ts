declare module 'dynalite' {
  import type { Server } from 'node:http'

  /** `path` is the folder that LevelDB keeps the tables in; without one they live in memory. */
  export default function dynalite(options?: { path?: string; createTableMs?: number; deleteTableMs?: number }): Server
}
