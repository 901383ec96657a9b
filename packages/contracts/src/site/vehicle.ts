import * as z from 'zod/mini'
import type { SiteSlice } from './slice.ts'

/** Actions that a vehicle page can offer (SB-2). */
const buttonNames = ['enquire', 'call', 'email', 'whatsapp', 'location', 'history', 'share', 'print'] as const
export type ButtonName = (typeof buttonNames)[number]

/** How the vehicle page is arranged. */
export const vehicleSettings = {
  public: {
    /** In the order they stand; the first is the primary one. */
    buttons: z.array(z.enum(buttonNames)).check(z.minLength(1)),
  },
  private: {},
} satisfies SiteSlice
