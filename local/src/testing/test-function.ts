import type { FunctionRuns } from '@forecourt/contracts/functions/needs'
import type { Handler, LocalFunction } from '../aws/lambda/load-functions.ts'

/** For tests: a function with these `runs`. */
export const testFunction = (name: string, runs: FunctionRuns, handler: Handler): LocalFunction => ({
  name,
  handler,
  needs: {
    team: 'search',
    purpose: 'Is tested',
    errors: { noAlarmBecause: 'it is a test' },
    memoryMb: 128,
    timeoutSeconds: 10,
    runs,
    tables: {},
  },
})
