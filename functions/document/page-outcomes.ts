import type { DocumentServices } from '@forecourt/contracts/document'
import type { Registry } from '@forecourt/contracts/releases/release'
import { countPages } from '@forecourt/releases/rollout/trial-counts'

export type PageOutcomes = {
  record: DocumentServices['recordPageOutcome']
  /** Counts what was recorded. */
  save(): Promise<void>
}

/**
 * The outcomes of one document's pages, as `address` saw them: one of each remote, the worst that was recorded.
 */
export function createPageOutcomes({ remotes }: Registry, address: string): PageOutcomes {
  const outcomes = new Map<string, 'shown' | 'failed'>()
  return {
    record(remote, outcome) {
      if (outcomes.get(remote) !== 'failed') outcomes.set(remote, outcome)
    },
    async save() {
      for (const [name, outcome] of outcomes) {
        const { version, trial } = remotes[name] ?? {}
        if (version === undefined || trial === undefined) continue
        await countPages({ name, version, trial }, { shown: 1, failed: outcome === 'failed' ? 1 : 0 }, address)
      }
    },
  }
}
