import type { DialogName, PartProps } from '@forecourt/contracts/parts/parts'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHost } from './host.ts'
import { isPlainClick } from './plain-click.ts'

/** Props as a hash address and the query of a dialog's own page hold them; what is not given is left out. */
function dialogQuery(props: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(props).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** Opens dialogs over the page, each under a hash address that Back closes. Only a dialog that a released remote offers opens. */
export function useDialog() {
  const { dialogs } = useHost()
  return {
    open: <N extends DialogName>(name: N, props: PartProps<N>): void => dialogs.open(name, dialogQuery(props)),
    close: (): void => dialogs.close(),
    warm: (name: DialogName): void => dialogs.warm(name),
  }
}

/**
 * What makes a link open a dialog whose name is data, such as one of a site's buttons: on a plain click, for any component that is a
 * link. Without scripts it leads to the dialog's own page. Null where there is no such dialog.
 */
export function useDialogLinks() {
  const { dialogs } = useHost()
  return (name: string, props: Readonly<Record<string, unknown>>) => {
    const page = dialogs.pageOf(name)
    if (page === null) return null
    const query = dialogQuery(props)
    const warm = () => dialogs.warm(name)
    return {
      href: query ? `${page}?${query}` : page,
      'data-dialog': name,
      onClick(event: MouseEvent) {
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        dialogs.open(name, query)
      },
      onPointerEnter: warm,
      onTouchStart: warm,
      onFocus: warm,
    }
  }
}

/** The same of one dialog. */
export const useDialogLink = <N extends DialogName>(name: N, props: PartProps<N>) => useDialogLinks()(name, props)

type LinkProps<N extends DialogName> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  name: N
  props: PartProps<N>
}

/** A link that opens a dialog; nothing where there is no such dialog. */
export function DialogLink<N extends DialogName>({ name, props, ...rest }: LinkProps<N>) {
  const link = useDialogLink(name, props)
  return link && <a {...rest} {...link} />
}
