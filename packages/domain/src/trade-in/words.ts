/** Texts of the trade-in pages. */

/** Of all leads about a car to trade in. */
export const tradeInCategory = 'Trade In'

/** TI-5. */
export const saveFailed = 'Failed to save valuation data'

export const busyWords = 'The lookup is busy. Try again in a moment, or describe your car by hand.'

/** TI-2. What the message to the dealership that ends a valuation is about. */
export const outcomeSubcategory = {
  accepted: 'Trade-in offer accepted',
  closed: 'Trade-in valuation requested',
} as const

/** TI-6. */
export const tradeInFaq = (dealer: string): readonly { question: string; answer: string }[] => [
  {
    question: 'How is the estimate worked out?',
    answer: `We look up what cars like yours sell for, take off what it costs ${dealer} to prepare, warrant and sell one, and adjust for what you tell us. Each step is shown with your offer.`,
  },
  {
    question: 'Is the offer final?',
    answer:
      'It holds until the date on it, if the car is as you described it. We check that when we see it. The page says what would change the figure.',
  },
  {
    question: 'What if my car is older or has travelled further?',
    answer:
      'Cars over 7 years old or 100,000 km have no online estimate, because their condition matters more than their market. Send your details all the same: we value it in person.',
  },
  {
    question: 'What if I still owe money on it?',
    answer: 'You can trade it in. We pay your lender first, and the rest goes towards your next car or to you.',
  },
  {
    question: 'Do I have to buy a car from you?',
    answer: `No. ${dealer} buys cars too. The offer is the same either way.`,
  },
  {
    question: 'What should I bring?',
    answer:
      'Your licence, the registration papers, all keys and the logbook. If there is finance on it, the name of your lender.',
  },
]
