// `npm run check`: types, lint and unit tests at the same time, in under thirty seconds.

import { checks, quickTests } from './checks.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInParallel } from './stages.mjs'

ensureInstalled()
process.exitCode = (await runInParallel([...checks, quickTests])) ? 0 : 1
