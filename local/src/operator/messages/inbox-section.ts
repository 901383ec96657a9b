import { countOf } from '@forecourt/domain/text/numbers'
import { type Html, html } from '../html.ts'
import { ago, type OperatorView } from '../operator-view.ts'
import type { MessageView } from './message-view.ts'

type SandboxRow = OperatorView['sandboxes'][number]

/** What each provider's sandbox received, and how it answers. */
export const inboxSection = (
  sandboxes: readonly SandboxRow[],
  now: Date,
): Html => html`<section id="inbox" aria-labelledby="inbox-title">
<header class="section"><h2 id="inbox-title">Inbox</h2><p class="muted">What providers received. Nothing leaves this machine.</p></header>
<div class="sandboxes">${sandboxes.map((sandbox) => sandboxCard(sandbox, now))}</div>
</section>`

const sandboxCard = (
  { name, title, faults, fault, messages, count }: SandboxRow,
  now: Date,
): Html => html`<section class="card" aria-labelledby="sandbox-${name}">
<header><h3 id="sandbox-${name}">${title}</h3><p class="muted">${count === 0 ? '' : countOf(count, 'message')}</p></header>
<form class="fault" method="post" action="/sandboxes/${name}">
<label>Answers <select name="fault">
<option value=""${fault === null ? ' selected' : ''}>as it should</option>${faults.map(
  (each) => html`<option value="${each}"${each === fault ? ' selected' : ''}>with ${each}</option>`,
)}</select></label>
<button name="do" value="set">Set</button>${count === 0 ? '' : html`<button name="do" value="empty">Empty</button>`}
${fault ? html`<span class="warning">Fault: ${fault}</span>` : ''}
</form>
${
  messages.length === 0
    ? html`<p class="empty">Nothing received yet.</p>`
    : html`<ul class="messages">${messages.map((message) => messageRow(name, message, now))}</ul>`
}
</section>`

const messageRow = (sandbox: string, { id, title, about, notes, received }: MessageView, now: Date): Html =>
  html`<li><div><a class="message-link" href="/inbox/${sandbox}/${id}">${title}</a>${about ? html`<span class="muted">${about}</span>` : ''}${notes.map(note)}</div><span class="muted">${ago(received, now)}</span></li>`

export const note = ({ text, isGood }: MessageView['notes'][number]): Html =>
  html`<span class="${isGood ? 'state delivered' : 'warning'}">${text}</span>`
