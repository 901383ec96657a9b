import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { popupWords } from '../finance/quote/quote-words.ts'
import { depositText } from '../reservations/deposit.ts'
import type { SignInType } from './sign-in-types.ts'

type SignInWords = {
  /** What the shopper came for. */
  task: string
  /** In its place where the address has a car, above the car's name. */
  aboutCar: string
  /** What is true of the task on this site. */
  fact(site: PublicSite, car?: Vehicle): string
  /** Under the question: what comes next. */
  intro: string
  why: string
  notDo: string
  /** The way back, where the address has one. */
  back: string
}

export const privacyPath = '/my-garage/privacy'

/** The page of a shopper's data is a part of the garage with another purpose. */
export type SignInPurpose = SignInType | 'privacy'

export const signInPurpose = (type: SignInType, redirect: string): SignInPurpose =>
  type === 'my-garage' && redirect === privacyPath ? 'privacy' : type

const noCall = 'Call you about it, pass it on, or send offers you did not tick.'
/** Of what the dealership answers by phone. */
const noOffers = 'Pass it on, or send offers you did not tick.'
const notBefore = 'Pass it on before you apply, or send offers you did not tick.'

/** RT-11. Each purpose's own words. */
export const signInWords: Readonly<Record<SignInPurpose, SignInWords>> = {
  watchlist: {
    task: 'Save a car',
    aboutCar: 'You are saving',
    fact: () => 'Your list shows how each price has changed since you saved it.',
    intro: 'We text you a code. No password needed.',
    why: 'Your saved cars follow your number, so they are here on any phone or computer.',
    notDo: noCall,
    back: 'Back to the cars',
  },
  'trade-in': {
    task: 'Your trade-in valuation',
    aboutCar: 'You are looking at',
    fact: () => 'Tell us your plate and get an estimate in about two minutes.',
    intro: 'We text you a code, then you can continue with your valuation. No password needed.',
    why: 'Your valuation is kept under your number, so that you and the dealer speak of the same one.',
    notDo: noOffers,
    back: 'Back to the trade-in',
  },
  checkout: {
    task: 'Reserve a car',
    aboutCar: 'You are reserving',
    fact: (site, car) => depositText(car ?? {}, site),
    intro: 'We text you a code, then you can reserve the car. No password needed.',
    why: 'A reservation needs a number that is yours, so that we can reach you about the car.',
    notDo: noOffers,
    back: 'Back to the car',
  },
  finance: {
    task: 'Finance for a car',
    aboutCar: 'You are asking for finance on',
    fact: () => popupWords.text,
    intro: 'We text you a code, then you can continue with your finance enquiry. No password needed.',
    why: 'An offer of finance is personal: your number makes sure that only you see it.',
    notDo: notBefore,
    back: 'Back to the car',
  },
  'spin-to-win': {
    task: 'Spin to win',
    aboutCar: 'You are looking at',
    fact: () => 'One spin for each mobile number. You see at once whether you win.',
    intro: 'We text you a code, then you can spin. No password needed.',
    why: 'One number has one turn, and we need to know where to send what you win.',
    notDo: noOffers,
    back: 'Back to the site',
  },
  'online-payment': {
    task: 'Online payment',
    aboutCar: 'You are paying for',
    fact: ({ name }) =>
      `Enter the number and the amount of an invoice; ${name} confirms it at once, then sends you a secure way to pay.`,
    intro: 'We text you a code, then you can pay. No password needed.',
    why: 'A payment needs a number that is yours, so that we can reach you about it.',
    notDo: noOffers,
    back: 'Back to the site',
  },
  'car-finance': {
    task: 'Apply for finance',
    aboutCar: 'You are asking for finance on',
    fact: () => popupWords.text,
    intro: 'We text you a code, then you can apply for finance. No password needed.',
    why: 'An offer of finance is personal: your number makes sure that only you see it.',
    notDo: notBefore,
    back: 'Back to finance',
  },
  'my-garage': {
    task: 'Your garage',
    aboutCar: 'You are looking at',
    fact: () => 'Your saved cars and your valuations in one place.',
    intro: 'We text you a code, then your garage opens. No password needed.',
    why: 'Your garage follows your number, so it is here on any phone or computer.',
    notDo: noCall,
    back: 'Back to the site',
  },
  privacy: {
    task: 'Your data',
    aboutCar: 'You are looking at',
    fact: ({ name }) => `See what ${name} stores about you, take it with you as a file, or delete it.`,
    intro: 'We text you a code, then your data opens. No password needed.',
    why: 'What is stored is kept under your number: the code makes sure that only you see it.',
    notDo: noCall,
    back: 'Back to the site',
  },
}
