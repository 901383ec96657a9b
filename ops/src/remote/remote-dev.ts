import { once } from 'node:events'
import { startDevelopment } from '@forecourt/local/development/development'
import { readSettings } from '@forecourt/local/process/settings'
import { findRemote } from './find-remote.ts'
import { repositoryRoot } from './remote-names.ts'

/** Beside that of `npm start`, which may still serve what is released. */
const defaultPort = '8090'

/** `forecourt remote dev`: runs until Ctrl-C. */
export async function dev(wanted: string): Promise<void> {
  const { folder, name } = findRemote(repositoryRoot, wanted)
  const { port } = readSettings({ PORT: defaultPort, ...process.env }, repositoryRoot)
  const { urls, tablesGone, close } = await startDevelopment({ folder, port, say: (step) => console.log(step) })
  console.log(`Developing ${name}: a save is on the pages that are open. Ready: ${urls.join('  ')}`)
  const isAsked = [once(process, 'SIGINT'), once(process, 'SIGTERM')].map((signal) => signal.then(() => true))
  const isWell = await Promise.race([...isAsked, tablesGone.then(() => false)])
  if (!isWell)
    console.error(
      'The platform whose stock it served was stopped. Start this again: it continues with the stored data.',
    )
  await close()
  // What pages hold open must not keep the process.
  process.exit(isWell ? 0 : 1)
}
