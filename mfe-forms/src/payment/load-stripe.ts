/** What a payment that was not made says: `code` and, of a declined card, the bank's own. */
type StripeError = { type?: string; code?: string; decline_code?: string }

type StripeElement = {
  mount(target: HTMLElement): void
  on(event: 'ready' | 'loaderror', handler: () => void): void
  destroy(): void
}

/** A form of the provider, and what its fields hold. */
export type StripeElements = {
  create(kind: 'payment'): StripeElement
  submit(): Promise<{ error?: StripeError }>
}

/** What we use of Stripe.js. */
export type Stripe = {
  elements(options: { clientSecret: string; appearance: { variables: Record<string, string> } }): StripeElements
  confirmPayment(options: { elements: StripeElements; redirect: 'if_required' }): Promise<{ error?: StripeError }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

/** The provider's script, once in a document: it must come from the provider itself. Rejects where it does not come; the next call tries again. */
export async function loadStripe(url: string): Promise<(publishableKey: string) => Stripe> {
  if (!window.Stripe) {
    const script = Object.assign(document.createElement('script'), { src: url })
    await new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = () => {
        script.remove()
        reject(new Error('The payment provider’s script did not load.'))
      }
      document.head.append(script)
    })
  }
  if (!window.Stripe) throw new Error('The payment provider’s script is not what it was.')
  return window.Stripe
}
