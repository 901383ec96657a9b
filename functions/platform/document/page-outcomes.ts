import type { DocumentServices } from '@forecourt/contracts/document'
import type { Registry } from '@forecourt/contracts/releases/release'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import { countPages } from '@forecourt/releases/rollout/trial-counts'

export type PageOutcomes = {
  record: DocumentServices['recordPageOutcome']
  /** Saves the recorded outcomes. Takes at most `maxSaveMs` and never rejects, so that counting neither delays nor fails a page. */
  save(): Promise<void>
}

/** A write takes some milliseconds. One that takes longer continues after the response, while the process runs. */
export const maxSaveMs = 150

/** The outcomes of one document's pages for a client address: the worst of each remote. */
export function createPageOutcomes({ remotes }: Registry, address: string): PageOutcomes {
  const outcomes = new Map<string, 'shown' | 'failed'>()

  async function count(): Promise<void> {
    const counted = [...outcomes].map(async ([name, outcome]) => {
      const { version, trial } = remotes[name] ?? {}
      if (version === undefined || trial === undefined) return
      await countPages({ name, version, trial }, { shown: 1, failed: outcome === 'failed' ? 1 : 0 }, address)
    })
    await Promise.all(counted)
  }

  return {
    record(remote, outcome) {
      if (outcomes.get(remote) !== 'failed') outcomes.set(remote, outcome)
    },
    async save() {
      try {
        await withDeadline(count(), maxSaveMs, 'Counting pages of releases on trial')
      } catch (error) {
        logWarningOnce('Pages of releases on trial are counted late or not at all', error)
      }
    },
  }
}
