import { countOf, numberText } from '@forecourt/domain/text/numbers'
import { Html, html } from './html.ts'
import { leadsSection } from './leads-section.ts'
import { inboxSection } from './messages/inbox-section.ts'
import type { OperatorView } from './operator-view.ts'
import { pageFrame } from './page-frame.ts'
import { reservationsSection } from './reservations/reservations-section.ts'

/** The operator's front page: demo sites, leads, what providers received, released remotes and the latest imports. */
export const operatorPage = (view: OperatorView, now: Date): string =>
  pageFrame(
    'Forecourt · Local platform',
    status(view.problems),
    html`<h1>Local platform</h1>
<p class="lead">${countOf(view.sites.length, 'demonstration dealer')}, ${view.made}</p>
${view.problems.map((problem) => html`<p class="problem" role="alert">${problem}</p>`)}
${view.index ? html`<p class="muted">Search index: ${view.index.text}.${view.index.warning ? html` <span class="warning">${view.index.warning}</span>` : ''}</p>` : ''}
<section id="sites" aria-label="Sites"><ul class="sites">${view.sites.map(site)}</ul></section>
${leadsSection(view.leads)}
${reservationsSection(view.reservations)}
${inboxSection(view.sandboxes, now)}
<div class="columns">
${remotes(view.remotes)}
${imports(view.imports)}
</div>
${metrics(view.metrics)}`,
  )

const status = (problems: string[]): Html =>
  problems.length === 0
    ? html`<p class="status good">All parts answer</p>`
    : html`<p class="status bad">${countOf(problems.length, 'problem')}</p>`

const site = (row: OperatorView['sites'][number]): Html => html`<li><a class="site" href="${row.url}">
<span class="logo" aria-hidden="true">${new Html(row.logoSvg)}</span>
<strong>${row.name}</strong><span class="muted">${row.about}</span>
<span class="count">${row.vehicles}</span></a></li>`

function remotes(rows: OperatorView['remotes']): Html {
  const body = rows.map(
    (row) =>
      html`<tr><th scope="row">${row.name}</th><td>${row.serving}</td><td class="muted">${row.previous}</td><td class="muted last">${row.published}</td></tr>`,
  )
  return html`<section id="remotes" class="card" aria-labelledby="remotes-title">
<header><h2 id="remotes-title">Remotes</h2><p class="muted">published with <code>npx forecourt remote publish</code></p></header>
${
  rows.length === 0
    ? html`<p class="empty">Nothing is released yet.</p>`
    : html`<table><thead><tr><th scope="col">Remote</th><th scope="col">Serving</th><th scope="col">Previous</th><th scope="col" class="last">Promoted</th></tr></thead><tbody>${body}</tbody></table>`
}
</section>`
}

/** The first sentence on one line, the rest collapsed: it may name every dealership. */
function warning(text: string): Html {
  const [first = '', ...rest] = text.split(/(?<=\.) /)
  if (text.length <= maxWarningLength) return html`<span class="warning">${text}</span>`
  return html`<details class="warning"><summary>${first}</summary>${rest.join(' ')}</details>`
}

const maxWarningLength = 90

function imports(rows: OperatorView['imports']): Html {
  const body = rows.map(
    (row) =>
      html`<li><div><strong>${row.who}</strong><span class="muted">${row.summary}</span>${
        row.warning ? warning(row.warning) : ''
      }</div><span class="muted">${row.ago}</span></li>`,
  )
  return html`<section id="imports" class="card" aria-labelledby="imports-title">
<header><h2 id="imports-title">Imports</h2><p class="muted">with <code>npx forecourt stock import</code></p></header>
${rows.length === 0 ? html`<p class="empty">No feed has been imported yet.</p>` : html`<ul class="imports">${body}</ul>`}
</section>`
}

const number = (value: number): string => numberText(value, 1)

function metrics(rows: OperatorView['metrics']): Html {
  const body = rows.map(
    ({ name, last, total, age }) =>
      html`<tr><th scope="row">${name}</th><td class="last">${number(last)}</td><td class="last">${total === undefined ? '–' : number(total)}</td><td class="muted last">${age}</td></tr>`,
  )
  return html`<section id="metrics" class="card" aria-labelledby="metrics-title">
<header><h2 id="metrics-title">Metrics</h2><p class="muted">since the start; as log lines with <code>LOG=debug npm start</code></p></header>
${
  rows.length === 0
    ? html`<p class="empty">No function has counted anything yet.</p>`
    : html`<table class="metrics"><thead><tr><th scope="col">Metric</th><th scope="col" class="last">Last</th><th scope="col" class="last">Total</th><th scope="col" class="last">Age</th></tr></thead><tbody>${body}</tbody></table>`
}
</section>`
}
