import type { Page } from 'playwright/test'

/** A fake provider: answers the browser's requests once the policy has let them through. */
export async function answerForTurnstile(page: Page): Promise<void> {
  const body = `let button
  window.turnstile = {
    render(element, { callback, sitekey }) {
      let count = 0
      button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am a person' })
      button.onclick = () => {
        button.disabled = true
        callback('token ' + ++count + ' of ' + sitekey)
      }
      element.append(button)
      return 'widget'
    },
    reset() {
      button.disabled = false
    },
    remove() {},
  }`
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}
