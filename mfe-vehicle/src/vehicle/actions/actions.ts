import type { ButtonName, Location, PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dialled, telephoneHref } from '@forecourt/domain/locations/telephone'
import { isSafeUrl } from '@forecourt/domain/site/safe-url'
import type { useDialogLink } from '@forecourt/shell-api'
import { addressLine } from '../address-line.ts'

/** What makes a link open a dialog; its `href` is the dialog's own page. */
export type DialogProps = NonNullable<ReturnType<typeof useDialogLink>>

/** `share` and `print` have no address: they act on the page. `short` is for narrow places. */
export type Action = {
  name: ButtonName
  label: string
  short: string
  href?: string
  isExternal?: boolean
  dialog?: DialogProps
}

/** `enquiry` is null where the site takes no enquiries. */
type Subject = { vehicle: Vehicle; site: PublicSite; dealer: Location | undefined; enquiry: DialogProps | null }
type ActionDetails = Omit<Action, 'name'> | undefined

export const shareUrl = ({ vehicle, site }: Pick<Subject, 'vehicle' | 'site'>): string =>
  new URL(`/cars/${vehicle.slug}`, site.url).href

const encoded = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

/** What each action is for this vehicle; one that has nothing to act on is absent (SB-3: history only with a file). */
const actionBuilders: Record<ButtonName, (subject: Subject) => ActionDetails> = {
  enquire: ({ enquiry, vehicle }) =>
    enquiry
      ? { label: `Enquire about this ${vehicle.item_type.toLowerCase()}`, short: 'Enquire', dialog: enquiry }
      : undefined,
  call: ({ dealer, site }) => {
    const phone = dealer?.contact_detail.phone ?? site.phone
    return { label: `Call ${phone}`, short: 'Call', href: telephoneHref(phone) }
  },
  email: ({ dealer, ...about }) => {
    const email = dealer?.contact_detail.email
    if (!email) return undefined
    const { name, stocknum } = about.vehicle
    const text = encoded({
      subject: `${name} (stock number ${stocknum})`,
      body: `Hello,\n\nI am interested in the ${name}.\n${shareUrl(about)}\n`,
    })
    return {
      label: `Email about this ${about.vehicle.item_type.toLowerCase()}`,
      short: 'Email',
      href: `mailto:${email}?${text}`,
    }
  },
  whatsapp: ({ dealer, ...about }) => {
    const number = dealer?.contact_detail.whatsapp
    if (!number) return undefined
    const text = encoded({ text: `Hello, I am interested in the ${about.vehicle.name}: ${shareUrl(about)}` })
    const href = `https://wa.me/${dialled(number).replace('+', '')}?${text}`
    return { label: 'WhatsApp', short: 'WhatsApp', href, isExternal: true }
  },
  location: ({ dealer }) => {
    if (!dealer) return undefined
    const query = encoded({ api: '1', query: `${dealer.name}, ${addressLine(dealer)}` })
    return {
      label: 'Get directions',
      short: 'Directions',
      href: `https://www.google.com/maps/search/?${query}`,
      isExternal: true,
    }
  },
  history: ({ vehicle: { file } }) => {
    if (!file || !isSafeUrl(file)) return undefined
    return { label: 'Car history report', short: 'History', href: file, isExternal: true }
  },
  share: () => ({ label: 'Share', short: 'Share' }),
  print: () => ({ label: 'Print', short: 'Print' }),
}

/** SB-2: the site's actions in the site's order. */
export function actionsOf(subject: Subject): Action[] {
  return subject.site.buttons.flatMap((name) => {
    const offer = actionBuilders[name](subject)
    return offer ? [{ name, ...offer }] : []
  })
}
