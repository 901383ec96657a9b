import type { PublicSite } from '@forecourt/contracts/site/site'

export type SentEvent = { name: string; number: number | null; data: Readonly<Record<string, unknown>> }
export type SinkSettings = PublicSite['tracking']['sinks'][number]

type Queue = ((...args: unknown[]) => void) & { queue: unknown[]; callMethod?: (...args: unknown[]) => void }
type TrackedWindow = Window & { dataLayer?: unknown[]; fbq?: Queue }

const page = (): TrackedWindow => window

function loadScript(src: string, reportFault: (error: unknown) => void): void {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.addEventListener('error', () => reportFault(new Error(`The script ${src} did not load.`)))
  document.head.append(script)
}

function dataLayer(): unknown[] {
  const own = page()
  own.dataLayer ??= []
  return own.dataLayer
}

/** Names of events in Google Analytics' form: `call_dealer`. */
const snake = (name: string): string => name.replaceAll('-', '_')

function googleAnalytics(measurementId: string, reportFault: (error: unknown) => void) {
  // Google's script reads only pushed `arguments` objects.
  function gtag(..._args: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer().push(arguments)
  }
  gtag('js', new Date())
  gtag('config', measurementId)
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`, reportFault)
  return ({ name, number, data }: SentEvent) => gtag('event', snake(name), { event_number: number, ...data })
}

/** The queue that Meta's script reads once it has loaded. */
function pixelQueue(): Queue {
  const queue: unknown[] = []
  const fbq: Queue = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else queue.push(args)
    },
    { queue, loaded: true, version: '2.0' },
  )
  return fbq
}

function metaPixel(pixelId: string, reportFault: (error: unknown) => void) {
  const own = page()
  own.fbq ??= pixelQueue()
  const { fbq } = own
  fbq('init', pixelId)
  fbq('track', 'PageView')
  loadScript('https://connect.facebook.net/en_US/fbevents.js', reportFault)
  return ({ name, data: { car_id, price } }: SentEvent) =>
    name === 'vehicle-viewed'
      ? fbq('track', 'ViewContent', { content_type: 'vehicle', content_ids: [car_id], value: price, currency: 'AUD' })
      : fbq('trackCustom', snake(name))
}

/** Where a site's events are sent. The content policy for its scripts is `sinkPolicy`. */
export function createSink(settings: SinkSettings, reportFault: (error: unknown) => void): (event: SentEvent) => void {
  if (settings.kind === 'ga4') return googleAnalytics(settings.measurement_id, reportFault)
  if (settings.kind === 'meta_pixel') return metaPixel(settings.pixel_id, reportFault)
  return ({ name, number, data }) => {
    dataLayer().push({ event: snake(name), event_number: number, ...data })
  }
}
