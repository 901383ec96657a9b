import { once } from 'node:events'
import { startDevelopment } from '@forecourt/local/development'
import { readSettings } from '@forecourt/local/settings'
import { findRemote } from './find-remote.ts'
import { repositoryRoot } from './remote-names.ts'

/** Beside that of `npm start`, which may go on serving what is released. */
const usualPort = '8090'

/** `forecourt remote dev`: until somebody ends it. */
export async function dev(wanted: string): Promise<void> {
  const { folder, name } = findRemote(repositoryRoot, wanted)
  const { port } = readSettings({ PORT: usualPort, ...process.env }, repositoryRoot)
  const { urls, close } = await startDevelopment({ folder, port, say: (step) => console.log(step) })
  console.log(`Developing ${name}: a save is on the pages that are open. Ready: ${urls.join('  ')}`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await close()
  // What pages hold open must not keep the process.
  process.exit(0)
}
