import type { DialogHost } from '@forecourt/shell-api'
import { declaredDialog } from '../../app/remotes/declared-parts.ts'
import type { DialogControl, DialogTools } from './dialog-control.tsx'
import { dialogTitleAtom } from './dialog-title.ts'

/**
 * Dialogs over the page. Their code loads on the first intent to open one, beside the code of its part,
 * or with an address that names one.
 */
export function createDialogs(tools: DialogTools): DialogHost {
  let loading: Promise<DialogControl> | null = null
  const load = () => {
    loading ??= import(/* webpackChunkName: "dialog" */ './dialog-control.tsx').then(({ createDialogControl }) =>
      createDialogControl(tools),
    )
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const pageOf = (name: string) => declaredDialog(tools.registry, tools.site, name)?.page ?? null
  const warm = (name = '') => {
    if (pageOf(name) === null) return
    load().catch(() => {})
    tools.code.part(name).catch(() => {})
  }
  const followAddress = () => warm(location.hash.slice(1).split('?')[0])
  followAddress()
  addEventListener('hashchange', followAddress)

  return {
    pageOf,
    warm,
    setTitle: (title) => tools.store.set(dialogTitleAtom, title),
    close: () => void loading?.then(({ close }) => close()),
    open(name, query) {
      const page = pageOf(name)
      const openDialog = ({ open }: DialogControl) => open(name, query)
      // Without its code, go to the dialog's own page.
      if (page !== null) load().then(openDialog, () => location.assign(`${page}?${query}`))
    },
  }
}
