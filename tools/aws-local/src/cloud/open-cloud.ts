import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { checkLocal, cloudEnvironment, dataFolder } from '../settings.ts'
import { probeCloud, startMiniStack } from './ministack.ts'

export type OpenCloud = { endpoint: string; folder: string; isOurs: boolean; close(): Promise<void> }
type Options = {
  port: number
  search?: string | undefined
  folder?: string
  say(line: string): void
}

/**
 * The local AWS of this process: what listens at AWS_ENDPOINT_URL, else a new MiniStack.
 * @throws with what to do if there is none.
 */
export async function openCloud(options: Options): Promise<OpenCloud> {
  const { port, search, folder = dataFolder, say } = options
  mkdirSync(folder, { recursive: true })
  const { AWS_ENDPOINT_URL: given } = process.env
  if (given) {
    checkLocal(given)
    await checkCloud(given)
    Object.assign(process.env, cloudEnvironment(given))
    say(`Using the cloud at ${given}`)
    return { endpoint: given, folder, isOurs: false, close: async () => {} }
  }
  await checkFree(port)
  const cloud = await startMiniStack({
    port,
    folder,
    ...(search && { openSearch: new URL(search).host }),
    say,
  })
  Object.assign(process.env, cloudEnvironment(cloud.endpoint))
  say(`MiniStack listens at ${cloud.endpoint}; its log is ${folder}/ministack.log`)
  return { endpoint: cloud.endpoint, folder, isOurs: true, close: cloud.stop }
}

/** Throws where there is no cloud at an address, or a busy one, with what to do. */
async function checkCloud(given: string): Promise<void> {
  const found = await probeCloud(given)
  if (found === 'a cloud') return
  const at = `AWS_ENDPOINT_URL, which is ${given}`
  if (found === 'silent')
    throw new Error(
      `What listens at ${at}, does not answer. Is the cloud there busy? Give the command again once it is not.`,
    )
  const { hostname, port, protocol } = new URL(given)
  const taken = await listens(Number(port || (protocol === 'https:' ? 443 : 80)), hostname.replace(/^\[|\]$/g, ''))
  const why = taken ? `What answers at ${at}, is no cloud.` : `Nothing answers at ${at}.`
  throw new Error(`${why} To start a cloud: AWS_ENDPOINT_URL= npm run aws:local`)
}

async function listens(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect(port, host)
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isTaken
}

/** Two clouds cannot share a port, and whatever else has it is no cloud. */
async function checkFree(port: number): Promise<void> {
  if (!(await listens(port))) return
  const other = `choose another port: -- --port ${port + 1}`
  const endpoint = `http://127.0.0.1:${port}`
  const says = {
    'a cloud': `A cloud listens on port ${port} already. Use it with AWS_ENDPOINT_URL=${endpoint}, or ${other}`,
    'no cloud': `Port ${port} is taken, by something that is no cloud: ${other}`,
    silent: `Port ${port} is taken, by something that does not answer. Is it a busy cloud? Use it later with AWS_ENDPOINT_URL=${endpoint}, or ${other}`,
  }
  throw new Error(says[await probeCloud(endpoint)])
}
