import type { SpinViewerName } from '@forecourt/contracts/site/settings/vehicle'

/** GA-5. External viewers by name: the host that the page's policy lets into frames, and a vehicle's address there. */
export const spinViewers = {
  spincar: { host: 'https://spins.spincar.com', address: (code) => `https://spins.spincar.com/${code}` },
} as const satisfies Record<SpinViewerName, { host: string; address(code: string): string }>
