import { countOf } from '@forecourt/domain/text/numbers'
import { type Html, html } from './html.ts'
import type { OperatorView } from './operator-view.ts'

/** Leads with the state of their delivery, those that need attention first. */
export function leadsSection({ rows, pending, failed }: OperatorView['leads']): Html {
  const open = [pending > 0 && `${pending} pending`, failed > 0 && `${failed} failed`].filter(Boolean).join(', ')
  return html`<section id="leads" class="card" aria-labelledby="leads-title">
<header><h2 id="leads-title">Leads</h2><p class="muted">${open ? html`${open} · ` : ''}all with <code>npx forecourt leads list</code></p></header>
${
  rows.length === 0
    ? html`<p class="empty">No lead yet. Send an enquiry from a vehicle of any site, and it appears here with its delivery.</p>`
    : html`<table class="leads"><thead><tr><th scope="col">Name</th><th scope="col">Lead</th><th scope="col">Delivery</th><th scope="col" class="last">Attempts</th><th scope="col" class="last">Age</th></tr></thead><tbody>${rows.map(leadRow)}</tbody></table>`
}
</section>`
}

const leadRow = (row: OperatorView['leads']['rows'][number]): Html => html`<tr>
<th scope="row">${row.name}</th>
<td class="about"><span>${row.category}</span><span class="muted">${row.site}</span>
<details><summary>What it says</summary><dl>${row.rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></details></td>
<td class="delivery">${row.targets.map(
  ({ name, state, next }) =>
    html`<span class="state ${state}">${name} ${state}${next ? html`<span class="muted">, ${next}</span>` : ''}</span>`,
)}${row.error ? html`<span class="muted error">${row.error}</span>` : ''}</td>
<td class="last attempts" data-words="${countOf(row.attempts, 'attempt')}">${row.attempts}</td>
<td class="muted last age">${row.age}</td>
</tr>`
