import type { Call, Connection } from '../connection/connection.ts'

/** For tests: the same connection, with a callback before certain calls. */
export const interceptCall =
  (
    connection: Connection,
    isThen: (call: Call) => boolean,
    act: { before?(): Promise<void>; after?(): Promise<void> },
  ): Connection =>
  async (call) => {
    const isNow = isThen(call)
    if (isNow) await act.before?.()
    const answer = await connection(call)
    if (isNow) await act.after?.()
    return answer
  }

export const isAliasSwap = ({ path, body }: Call): boolean =>
  path === '/_aliases' && JSON.stringify(body).includes('"remove"')
export const isWriteBlock = ({ path }: Call): boolean => path.endsWith('/_block/write')
