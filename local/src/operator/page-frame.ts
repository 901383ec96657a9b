import { type Html, html } from './html.ts'

const sections = ['Sites', 'Leads', 'Reservations', 'Inbox', 'Remotes', 'Imports']

/** A page of the operator's, with its bar. `status` is at the bar's end. */
export const pageFrame = (title: string, status: Html | '', main: Html): string =>
  html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/operator.svg">
<link rel="preload" as="font" type="font/woff2" href="/operator.woff2" crossorigin>
<link rel="stylesheet" href="/operator.css">
</head>
<body>
<header class="bar"><div class="wide">
<a class="brand" href="/"><img src="/operator.svg" alt="" width="24" height="24">Forecourt</a>
<nav aria-label="Sections">${sections.map((name) => html`<a href="/#${name.toLowerCase()}">${name}</a>`)}</nav>
${status}
</div></header>
<main class="wide">
${main}
</main>
</body>
</html>`.text
