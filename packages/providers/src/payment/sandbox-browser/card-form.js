// The payment form in its frame: a card number stays here, and only its test card is named to the sandbox.
const testCards = {
  4242424242424242: 'pm_card_visa',
  5555555555554444: 'pm_card_mastercard',
  4000000000000002: 'pm_card_visa_chargeDeclined',
  4000000000009995: 'pm_card_chargeDeclinedInsufficientFunds',
  4000000000000069: 'pm_card_chargeDeclinedExpiredCard',
  4000000000003220: 'pm_card_threeDSecure2Required',
  4000000000000259: 'pm_card_createDispute',
}
/** Chromium alone says what the page allows its frames. */
const { featurePolicy } = document
const isAllowed = featurePolicy?.allowsFeature('payment') ?? true
/** The wallets, and whether the browser has each. */
const wallets = {
  apple_pay: { name: 'Apple Pay', isThere: isAllowed && window.ApplePaySession?.canMakePayments() === true },
  google_pay: { name: 'Google Pay', isThere: isAllowed && Boolean(window.PaymentRequest && featurePolicy) },
}
const form = document.querySelector('form')
const dialog = document.querySelector('dialog')
const field = (name) => form.elements.namedItem(name)
const digits = (name) => field(name).value.replace(/\D/g, '')
const wrong = (code, message) => ({ error: { type: 'validation_error', code, message } })

for (const [method, { isThere }] of Object.entries(wallets)) {
  if (!isThere) continue
  form.querySelector('fieldset').hidden = false
  form.querySelector(`[value=${method}]`).parentElement.hidden = false
}

function checkCard() {
  const error = !testCards[digits('number')]
    ? wrong('incomplete_number', 'Your card number is not one of the test cards.')
    : digits('expiry').length !== 4
      ? wrong('incomplete_expiry', 'Your card’s expiration date is incomplete.')
      : digits('cvc').length < 3
        ? wrong('incomplete_cvc', 'Your card’s security code is incomplete.')
        : {}
  form.querySelector('[role=alert]').textContent = error.error?.message ?? ''
  return error
}

/** Whether the shopper confirmed. */
function ask(question) {
  dialog.querySelector('h2').textContent = question
  dialog.returnValue = ''
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === 'passed')
  })
}

/** Of a wallet, its sheet. */
async function check() {
  const wallet = wallets[field('method').value]
  if (!wallet) return checkCard()
  return (await ask(`Pay with ${wallet.name}?`)) ? {} : wrong('incomplete_wallet', 'The wallet was closed.')
}

async function send(secret, action, fields) {
  const id = secret.split('_secret_')[0]
  const body = new URLSearchParams({ client_secret: secret, ...fields })
  const answer = await fetch(`/v1/payment_intents/${id}/${action}`, { method: 'POST', body })
  return answer.json()
}

async function confirm(secret) {
  const method = field('method').value
  const isWallet = Object.hasOwn(wallets, method)
  const found = isWallet ? {} : checkCard()
  if (found.error) return found
  const paid = isWallet
    ? { payment_method: 'pm_card_visa', wallet: method }
    : { payment_method: testCards[digits('number')] }
  let intent = await send(secret, 'confirm', paid)
  if (intent.status === 'requires_action') {
    const passed = await ask('Your bank wants to confirm that it is you')
    intent = await send(secret, 'authenticate', { passed })
  }
  if (intent.error) return { error: { type: 'invalid_request_error', ...intent.error } }
  if (intent.status === 'requires_payment_method')
    return { error: { type: 'card_error', ...intent.last_payment_error } }
  return { paymentIntent: { id: intent.id, status: intent.status } }
}

addEventListener('message', ({ data, ports: [port] }) => {
  if (!port) return
  for (const [name, value] of Object.entries(data.variables))
    document.documentElement.style.setProperty(`--${name}`, value)
  new ResizeObserver(() => port.postMessage({ height: document.documentElement.offsetHeight })).observe(form)
  port.onmessage = async ({ data: { id, action } }) => {
    const failed = () => ({ error: { type: 'api_connection_error' } })
    const result = action === 'check' ? await check() : await confirm(data.clientSecret).catch(failed)
    port.postMessage({ id, result })
  }
  port.postMessage({ event: 'ready' })
})
