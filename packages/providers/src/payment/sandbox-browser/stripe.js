// What the pages use of Stripe.js: the Payment Element, in a frame of this address, and confirming its payment.
;(() => {
  const { origin } = new URL(document.currentScript.src)

  /** The card form, and a channel to it that no other window reads. */
  function cardForm({ clientSecret, appearance }) {
    const { port1: port, port2 } = new MessageChannel()
    const handlers = {}
    const answers = new Map()
    const frame = document.createElement('iframe')
    frame.src = `${origin}/sandbox/card-form`
    frame.title = 'Secure payment input frame'
    frame.allow = 'payment'
    Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0' })
    frame.addEventListener('load', () => {
      frame.contentWindow.postMessage({ clientSecret, variables: appearance?.variables ?? {} }, origin, [port2])
    })
    port.onmessage = ({ data }) => {
      if (data.height) frame.style.height = `${data.height}px`
      if (data.event) for (const handler of handlers[data.event] ?? []) handler({})
      answers.get(data.id)?.(data.result)
    }
    return {
      frame,
      on(event, handler) {
        handlers[event] = [...(handlers[event] ?? []), handler]
      },
      ask(action) {
        const id = crypto.randomUUID()
        port.postMessage({ id, action })
        return new Promise((resolve) => answers.set(id, resolve))
      },
    }
  }

  window.Stripe = () => ({
    elements(options) {
      const form = cardForm(options)
      const element = {
        mount: (target) => target.append(form.frame),
        on: form.on,
        destroy: () => form.frame.remove(),
      }
      return { create: () => element, submit: () => form.ask('check'), confirm: () => form.ask('confirm') }
    },
    confirmPayment: ({ elements }) => elements.confirm(),
  })
})()
