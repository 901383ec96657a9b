import {
  cancelReservation,
  createReservation,
  listReservations,
  notePaymentSent,
  payReservation,
  readReservation,
  receivePaymentEvent,
  settleReservation,
} from '@forecourt/contracts/endpoints/reservations'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Reserves cars for shoppers who pay a deposit, and takes the webhooks of its payment',
  errors: { costs: 'shoppers cannot reserve cars, or read and cancel what they reserved', alarmThreshold: 1 },
  memoryMb: 512,
  timeoutSeconds: 25,
  runs: {
    http: [
      createReservation,
      listReservations,
      payReservation,
      readReservation,
      notePaymentSent,
      settleReservation,
      cancelReservation,
      receivePaymentEvent,
    ],
  },
  tables: {
    config: ['get'],
    sessions: ['get'],
    limits: ['get', 'update'],
    reservations: ['get', 'put'],
    reservation_people: ['put', 'read'],
    holds: ['get', 'put', 'delete'],
    payment_events: ['put'],
  },
  readsStockAsTenant: true,
  secrets: ['reservation-ids'],
  providers: ['payment'],
} as const satisfies FunctionNeeds
