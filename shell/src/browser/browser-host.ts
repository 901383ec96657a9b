import { ApiError, type Host } from '@forecourt/shell-api'
import { PartFailed } from '../app/errors/part-failed.tsx'
import { declaredPart, isPartOff } from '../app/remotes/declared-parts.ts'
import { hasNamedPage } from '../app/routing/match-path.ts'
import type { DocumentState } from '../app/view.ts'
import type { BrowserApi } from './api/api.ts'
import type { FaultLog } from './faults/fault-log.ts'
import type { TrialWatch } from './faults/trial-watch.ts'
import type { RemoteLoader } from './remotes/remote-loader.ts'

type Tools = Pick<Host, 'navigate' | 'warm' | 'dialogs' | 'session' | 'track'> & {
  api: BrowserApi
  code: RemoteLoader
  faults: FaultLog
  trials: Promise<TrialWatch | undefined> | null
}

/** The host of a document in a browser. */
export function browserHost({ registry, site }: DocumentState, tools: Tools): Host {
  const { code, faults, trials, ...rest } = tools
  const count = (part: string, outcome: 'shown' | 'failed') => {
    const remote = declaredPart(registry, part)?.remote.name
    if (remote !== undefined) void trials?.then((watch) => watch?.[outcome](remote))
  }
  return {
    ...rest,
    site,
    hasPage: (path) => hasNamedPage(registry, site, path),
    parts: {
      load: code.part,
      isOff: (name) => isPartOff(registry, site, name),
      shown: (name) => count(name, 'shown'),
      failed(name, error) {
        faults.report(error)
        // An offline browser or an unavailable API is not the part's fault.
        if (navigator.onLine && !(error instanceof ApiError)) count(name, 'failed')
      },
    },
    PartFailed,
    reportFault: faults.report,
  }
}
