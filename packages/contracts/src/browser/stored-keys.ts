/**
 * Every key under which a site keeps something in a shopper's browser: a surface of the facts (e2e/src/facts), since what is kept is shown
 * on another day. Constants of their own, so that a bundle has those that it uses.
 */

/** The finance form, in a tab. */
export const quoteDraftKey = 'forecourt-quote'
/** Other forms, in a tab: one that is left or reloaded comes back as it was. */
export const formDraftsKey = 'forecourt-drafts'
/** The form that a tab sent last. */
export const sentFormKey = 'forecourt-sent'
/** To whom a tab had a code sent. */
export const sentCodeKey = 'forecourt.sent-code'
/** LD-8. What a shopper entered last. */
export const visitorKey = 'forecourt-visitor'
/** WL-6. */
export const favouritesKey = 'forecourt.favourites'
/** WL-7. */
export const comparedKey = 'forecourt.compared'
/** WL-1. The car that is saved after signing in, in a tab. */
export const pendingSaveKey = 'forecourt.pending-save'
/** VD-18. */
export const viewedKey = 'forecourt-viewed-cars'
/** WL-11, TI-6. The shopper's own car: what it may be worth here, and until when. */
export const tradeInKey = 'forecourt.trade-in'
/** The reservation that this browser began last. */
export const reservationKey = 'forecourt.reservation'
/** The payment that a tab sent last: a reload does not ask for it again. */
export const paymentAttemptKey = 'forecourt.payment-attempt'
export const recentSearchesKey = 'forecourt-recent-searches'
/** Which photo of a vehicle its card showed when it was opened, in a tab: its page begins with it. */
export const shownPhotoKey = 'forecourt-shown-photo'
/** What a shopper can put aside a week, by which the repayments of vehicles are shown. */
export const yourWeekKey = 'forecourt.your-week'
/** Pages and parameters of a visit, in a tab. */
export const visitKey = 'forecourt-visit'
/** A choice, and nothing about the shopper. */
export const trackingConsentKey = 'forecourt-tracking-consent'
/** Written and removed at once: other tabs ask who is signed in. */
export const sessionChangeKey = 'forecourt-session-changed'
export const closedAnnouncementKey = 'forecourt.announcement'
export const closedPopupKey = 'forecourt.popup'
