import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** A player in a frame, a file to play, or a page elsewhere that shows it. */
export type VehicleVideo = { kind: 'frame' | 'file' | 'link'; src: string }

type Filmed = Pick<Vehicle, 'video_url' | 'external_video_url' | 'images'>

const players: { hosts: RegExp; id(url: URL): string | undefined; src(id: string): string }[] = [
  {
    hosts: /^(www\.|m\.)?(youtube|youtube-nocookie)\.com$|^youtu\.be$/,
    id: ({ hostname, pathname, searchParams }) =>
      hostname === 'youtu.be'
        ? pathname.slice(1)
        : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]),
    src: (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  },
  {
    hosts: /^(www\.|player\.)?vimeo\.com$/,
    id: ({ pathname }) => /\/(\d+)$/.exec(pathname)?.[1],
    src: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
]

function videoAt(address: string): VehicleVideo | undefined {
  if (/^\/(?!\/)/.test(address)) return { kind: 'file', src: address }
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  for (const { hosts, id, src } of players) {
    const known = hosts.test(url.hostname) ? id(url) : undefined
    if (known && /^[\w-]{3,40}$/.test(known)) return { kind: 'frame', src: src(known) }
  }
  return { kind: 'link', src: url.href }
}

/** VD-12, VD-21: the vehicle's own video, else the one at a video service, else the first among its pictures. */
export function vehicleVideo({ video_url, external_video_url, images }: Filmed): VehicleVideo | undefined {
  const addresses = [video_url, external_video_url, images.find(({ video }) => video)?.image.url]
  return addresses.flatMap((address) => (address && videoAt(address)) || []).at(0)
}
