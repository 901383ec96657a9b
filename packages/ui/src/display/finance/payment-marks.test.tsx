import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentMarks } from './payment-marks.tsx'

test('[SB-2] each way to pay is drawn, and named for those who do not see it', () => {
  const methods = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const
  const html = renderToStaticMarkup(<PaymentMarks methods={methods} />)
  for (const method of methods) expect(html).toMatch(new RegExp(`role="img" aria-label="${method}"><(circle|text)`))
})
