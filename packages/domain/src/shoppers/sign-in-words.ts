import type { SignInType } from './sign-in-types.ts'

type SignInWords = {
  /** Above the car's name, where there is one. */
  aboutCar: string
  /** Under the question: what comes next. */
  intro: string
  why: string
  /** The way back, where the address has one. */
  back: string
}

/** RT-11. Each type's own words. */
export const signInWords: Readonly<Record<SignInType, SignInWords>> = {
  watchlist: {
    aboutCar: 'You are saving',
    intro: 'We text you a code. No password needed.',
    why: 'Your saved cars follow your number, so they are here on any phone or computer.',
    back: 'Back to the cars',
  },
  'trade-in': {
    aboutCar: 'You are looking at',
    intro: 'We text you a code, then you can continue with your valuation. No password needed.',
    why: 'Your valuation is kept under your number, so that you and the dealer speak of the same one.',
    back: 'Back to the trade-in',
  },
  checkout: {
    aboutCar: 'You are reserving',
    intro: 'We text you a code, then you can reserve the car. No password needed.',
    why: 'A reservation needs a number that is yours, so that we can reach you about the car.',
    back: 'Back to the car',
  },
  finance: {
    aboutCar: 'You are asking for finance on',
    intro: 'We text you a code, then you can continue with your finance enquiry. No password needed.',
    why: 'An offer of finance is personal: your number makes sure that only you see it.',
    back: 'Back to the car',
  },
  'spin-to-win': {
    aboutCar: 'You are looking at',
    intro: 'We text you a code, then you can spin. No password needed.',
    why: 'One number has one turn, and we need to know where to send what you win.',
    back: 'Back to the site',
  },
  'online-payment': {
    aboutCar: 'You are paying for',
    intro: 'We text you a code, then you can pay. No password needed.',
    why: 'A payment needs a number that is yours, so that we can reach you about it.',
    back: 'Back to the site',
  },
  'car-finance': {
    aboutCar: 'You are asking for finance on',
    intro: 'We text you a code, then you can apply for finance. No password needed.',
    why: 'An offer of finance is personal: your number makes sure that only you see it.',
    back: 'Back to finance',
  },
  'my-garage': {
    aboutCar: 'You are looking at',
    intro: 'We text you a code, then your garage opens. No password needed.',
    why: 'Your garage follows your number, so it is here on any phone or computer.',
    back: 'Back to the site',
  },
}
