import { type Html, html } from '../html.ts'
import type { ReservationsView } from '../operator-view.ts'

/** RS-1. Holds, payments, webhooks, and what the reconciler did. */
export const reservationsSection = ({
  rows,
  webhooks,
  ways,
  reconciler,
}: ReservationsView): Html => html`<section id="reservations" class="card" aria-labelledby="reservations-title">
<header><h2 id="reservations-title">Reservations</h2><p class="muted">all with <code>npx forecourt reservations list</code></p></header>
${
  rows.length === 0
    ? html`<p class="empty">No reservation yet. Reserve a car of a site that takes deposits, and its hold and payment appear here.</p>`
    : html`<table class="reservations"><thead><tr><th scope="col">Car</th><th scope="col">State</th><th scope="col">Car’s hold</th><th scope="col">Payment</th><th scope="col" class="last">Age</th></tr></thead><tbody>${rows.map(row)}</tbody></table>`
}
<div class="webhooks"><h3>Webhooks</h3>
${
  ways.length === 0
    ? html`<p class="empty">The payment provider has sent none yet.</p>`
    : html`<form class="fault" method="post" action="/sandboxes/payment"><input type="hidden" name="do" value="resend">
<span class="muted">Send the newest again:</span>${ways.map((way) => html`<button name="way" value="${way}">${way}</button>`)}</form>
<ul class="messages">${webhooks.map(webhook)}</ul>`
}</div>
<p class="reconciler muted">${
  reconciler
    ? html`The reconciler ran ${reconciler.age}. Since the start: ${reconciler.counts.map(({ name, total }) => `${name.toLowerCase()} ${total}`).join(', ')}.`
    : html`The reconciler has not run yet.`
}</p>
</section>`

const row = ({ id, car, site, state, isLive, hold, payment, age }: ReservationsView['rows'][number]): Html => html`<tr>
<th scope="row">${car}<span class="muted id">${site} · <code>${id}</code></span></th>
<td><span class="state${isLive ? ' delivered' : ''}">${state}</span></td><td data-name="Car’s hold">${hold}</td><td data-name="Payment">${payment}</td><td class="muted last">${age}</td>
</tr>`

const webhook = ({ type, how, outcome, isGood, age }: ReservationsView['webhooks'][number]): Html =>
  html`<li><div><strong>${type}</strong><span class="muted">${how}</span><span class="state ${isGood ? 'delivered' : 'failed'}">${outcome}</span></div><span class="muted">${age}</span></li>`
