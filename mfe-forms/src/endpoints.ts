export { enterDraw, readDraw } from '@forecourt/contracts/endpoints/draws'
export { createLead, department, sentForm } from '@forecourt/contracts/endpoints/forms'
export { suggestLocalities } from '@forecourt/contracts/endpoints/localities'
export { findOffer } from '@forecourt/contracts/endpoints/locations'
export { confirmInvoice, requestPayment } from '@forecourt/contracts/endpoints/online-payment'
export {
  cancelReservation,
  createReservation,
  notePaymentSent,
  payReservation,
  readReservation,
  settleReservation,
} from '@forecourt/contracts/endpoints/reservations'
export { similarVehicles } from '@forecourt/contracts/endpoints/search'
export {
  checkRateLimit,
  checkVerification,
  eraseShopper,
  readPrivacy,
  revokeSession,
  sendVerification,
  signOutEverywhere,
} from '@forecourt/contracts/endpoints/shoppers'
export {
  adjustValuation,
  chooseVehicle,
  completeValuation,
  keepPhoto,
  listValuations,
  lookUpRego,
  offerPhotoUpload,
  readPhotos,
  readValuation,
  removePhoto,
  saveMiscellaneous,
} from '@forecourt/contracts/endpoints/trade-in'
export { deliveryPrice, vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
export {
  readSavedCars,
  readWatchlist,
  removeCar,
  saveCar,
  setPriceAlerts,
} from '@forecourt/contracts/endpoints/watchlist'
export { listOwnReservations, readOwnReservation } from '@forecourt/remote-kit/reservations/own-reservations'
export { chosenCategory } from './lead-form/chosen-category.ts'
export { parseSubject } from './lead-form/parse-subject.ts'
export { readDraft, removeDraft, removeDrafts, writeDraft } from './storage/drafts.ts'
export { forgetShopper } from './storage/forget-shopper.ts'
export {
  answerPaymentAttempt,
  readPaymentAttempt,
  refusePaymentAttempt,
  writePaymentAttempt,
} from './storage/payment-attempt.ts'
export { removeKeptReservation, writeKeptReservation } from './storage/reservation.ts'
export { readSentCode, writeSentCode } from './storage/sent-code.ts'
export { readSentForm, removeSentForm, writeSentForm } from './storage/sent-form.ts'
export { readStoredValuation, writeStoredValuation } from './storage/trade-in.ts'
export { readVisitor, removeVisitor, writeVisitor } from './storage/visitor.ts'
