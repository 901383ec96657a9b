import type { DialogHost } from '@forecourt/shell-api'
import { declaredDialog } from '../../app/remotes/declared-parts.ts'
import type { DocumentState } from '../../app/view.ts'
import type { Store } from '../navigation/show-view.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import type { DialogControl } from './dialog-control.ts'

export type DialogTools = Pick<DocumentState, 'registry' | 'site'> & { code: Pick<RemoteLoader, 'part'>; store: Store }

/**
 * Dialogs over the page. What opens and draws them loads with the first sign that somebody opens one, beside the code of its part,
 * or with an address that names one.
 */
export function createDialogs(tools: DialogTools): DialogHost & { start(): void } {
  let loading: Promise<DialogControl> | null = null
  const control = () => {
    loading ??= import(/* webpackChunkName: "dialog" */ './dialog-control.ts').then(({ createDialogControl }) =>
      createDialogControl(tools),
    )
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const pageOf = (name: string) => declaredDialog(tools.registry, tools.site, name)?.page ?? null
  const ignore = () => {}

  return {
    pageOf,
    close: () => void loading?.then(({ close }) => close(), ignore),
    warm(name) {
      if (pageOf(name) === null) return
      control().catch(ignore)
      tools.code.part(name).catch(ignore)
    },
    open(name, query) {
      const page = pageOf(name)
      // Without its code the dialog's own page is the way.
      if (page !== null)
        control().then(
          ({ open }) => open(name, query),
          () => location.assign(`${page}?${query}`),
        )
    },
    start() {
      const follow = () => {
        if (pageOf(location.hash.slice(1).split('?')[0] ?? '') !== null) control().catch(ignore)
      }
      follow()
      addEventListener('hashchange', follow)
    },
  }
}
