import { watchLogs } from '@forecourt/lambda-kit/testing/expect-logs'

watchLogs()
