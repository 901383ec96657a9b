import { clockText } from '@forecourt/domain/locations/hours/clock-text'
import { localDateText } from '@forecourt/domain/text/date'
import { type Html, html } from '../html.ts'
import { pageFrame } from '../page-frame.ts'
import { note } from './inbox-section.ts'
import type { MessageView } from './message-view.ts'

/** By the clock of this machine. */
const timeText = (time: Date): string =>
  `${localDateText(time.toISOString())}, ${clockText(time.getHours() * 60 + time.getMinutes())}`

/** One message of a sandbox's inbox in full. */
export function messagePage(sandboxTitle: string, message: MessageView): string {
  const { title, received, notes, files, text, details } = message
  return pageFrame(
    `${title} · Forecourt`,
    '',
    html`<p class="back"><a href="/#inbox">Inbox</a></p>
<h1 class="message-title">${title}</h1>
<p class="lead">${sandboxTitle}, ${timeText(received)} ${notes.map(note)}</p>
<div class="message">
${message.html === undefined ? '' : preview(message.html)}
${text === undefined ? '' : textCard(message.html === undefined ? 'Body' : 'Text', text)}
${files.map(({ name, type, text: content }) => textCard(name, content, type))}
<section class="card" aria-labelledby="details"><header><h2 id="details">Details</h2></header><dl>${details.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>
</div>`,
  )
}

/** Scripts and forms are disabled, and links open outside this page. */
const preview = (
  text: string,
): Html => html`<section class="card" aria-labelledby="html"><header><h2 id="html">HTML</h2></header>
<iframe title="The message as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" srcdoc="${`<base target="_blank">${text}`}"></iframe></section>`

const textCard = (title: string, text: string, type = ''): Html =>
  html`<section class="card"><header><h2>${title}</h2>${type ? html`<p class="muted">${type}</p>` : ''}</header><pre tabindex="0">${text}</pre></section>`
