import * as z from 'zod/mini'
import { shownVehicleSchema } from '../stock/vehicle.ts'
import type { PartRow } from './part.ts'

const ofVehicle = z.object({ vehicle: shownVehicleSchema })

/** What a vehicle's page loads after its first view. They take the vehicle, which the page has already. */
export const vehicleParts = {
  /** PG-1 to PG-6. */
  'price-gauge': { props: ofVehicle },
  /** VD-10. */
  'vehicle-location': { props: ofVehicle },
  /** DL-1, DL-2. */
  'running-costs': { props: ofVehicle },
  /** SB-4, SB-5: the header and the bar that come with scrolling. */
  'sticky-actions': { props: ofVehicle },
  /** DL-3. */
  'vehicle-share': { props: ofVehicle },
  /** VD-12. */
  'vehicle-video': { props: ofVehicle },
  /** VD-15, VD-18. */
  'vehicle-views': { props: ofVehicle },
} as const satisfies Record<string, PartRow>
