import type { DocumentServices } from '@forecourt/contracts/document'
import { stylesheetName } from '../app/remotes/stylesheet-name.ts'
import type { Resolved } from './resolve-view.ts'

type Style = { text: string; href?: string }
export type RouteFiles = { scripts: string[]; styles: Style[]; integrity: Record<string, string> }

/** Resolves a stylesheet's relative addresses for inlining. */
const absolute = (text: string, url: string): string =>
  text.replaceAll(
    /url\((["']?)(?!["']?(?:\/|data:|https:|#))/g,
    (_, quote) => `url(${quote}${url.replace(/[^/]*$/, '')}`,
  )

async function inlineStyle(services: DocumentServices, url: string): Promise<Style | null> {
  try {
    return { text: absolute(await services.readStyle(url), url), href: stylesheetName(url) }
  } catch (error) {
    services.logError(`The stylesheet ${url} cannot be read`, error)
    return null
  }
}

/**
 * The files of this route, to preload or inline, and the integrity of every script that the document may
 * ever import.
 */
export async function routeFiles(
  services: DocumentServices,
  { match, view }: Extract<Resolved, { kind: 'view' }>,
  frameStyles: readonly string[],
): Promise<RouteFiles> {
  const integrity = Object.fromEntries(
    Object.values(services.registry.remotes).flatMap((remote) =>
      Object.entries(remote.integrity).filter(([url]) => url.endsWith('.js')),
    ),
  )
  const isPage = match && view.kind === 'page'
  const files = (isPage && match.remote.preload[match.page.expose]) || { js: [], css: [] }
  const sheets = [...new Set([...frameStyles, ...files.css])]
  const styles = await Promise.all(sheets.map((url) => inlineStyle(services, url)))
  return {
    scripts: isPage ? [match.remote.entry, ...files.js] : [],
    styles: styles.filter((style) => style !== null),
    integrity,
  }
}
