import { withDeadline } from '../../deadline.ts'
import { loadStylesheet } from './load-stylesheet.ts'

/** A page that works in part matters more than its looks. */
const deadlineMs = 3_000

/**
 * The shell's whole sheet, which the document preloads: it inlines only the rules of what it shows. Remotes' sheets come with their code.
 * Resolves also without it.
 */
export async function loadOwnSheet(): Promise<void> {
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="style"][href^="/assets/"]')
  if (!preload) return
  const { href, integrity } = preload
  const load = () => loadStylesheet(href, integrity)
  // A failed preload also fails the first real request, so one retry is silent.
  await withDeadline(load().catch(load), deadlineMs, 'The stylesheet of the shell').catch(() => {})
}
