import type { DocumentServices } from '@forecourt/contracts/document'
import type { Registry } from '@forecourt/contracts/releases/release'
import { countPages } from '@forecourt/releases/rollout/trial-counts'

export type PageOutcomes = {
  record: DocumentServices['recordPageOutcome']
  /** Counts what was told. */
  save(): Promise<void>
}

/** What became of the pages of one document: at most one of each remote, and the worst that was told of it. */
export function createPageOutcomes({ remotes }: Registry): PageOutcomes {
  const told = new Map<string, 'shown' | 'failed'>()
  return {
    record(remote, outcome) {
      if (told.get(remote) !== 'failed') told.set(remote, outcome)
    },
    async save() {
      for (const [name, outcome] of told) {
        const { version, trial } = remotes[name] ?? {}
        if (version === undefined || trial === undefined) continue
        await countPages({ name, version, trial }, { shown: 1, failed: outcome === 'failed' ? 1 : 0 })
      }
    },
  }
}
