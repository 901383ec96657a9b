import { keepPhoto, offerPhotoUpload, readPhotos, removePhoto } from '@forecourt/contracts/endpoints/trade-in'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Takes photos of the cars that shoppers want to trade in',
  errors: { costs: 'dealerships get valuations without photos', alarmThreshold: 5 },
  // A processor of its own while it re-encodes.
  memoryMb: 1769,
  timeoutSeconds: 20,
  runs: { http: [readPhotos, offerPhotoUpload, keepPhoto, removePhoto] },
  tables: {
    config: ['get'],
    leads: ['get'],
    valuations: ['get', 'put', 'delete'],
    limits: ['get', 'update'],
  },
  reads: [
    { from: 'uploads', under: 'trade-in/' },
    { from: 'photos', under: 'trade-in/' },
  ],
  adds: [
    { to: 'uploads', under: 'trade-in/' },
    { to: 'photos', under: 'trade-in/' },
  ],
  removes: [
    { from: 'uploads', under: 'trade-in/' },
    { from: 'photos', under: 'trade-in/' },
  ],
  makesPictures: true,
  maxConcurrency: {
    count: 20,
    protects: 'leads and sign-in: photos that come all at once must not take their processors',
  },
} as const satisfies FunctionNeeds
