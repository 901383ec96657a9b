import { expect, type Page, test } from 'playwright/test'
import { violationsOf } from '../src/browser/accessibility.ts'
import { layoutProblems } from '../src/screens/layout-problems.ts'

/** Pages that `npm run screens` must refuse, and what is like each of them and in order. Letters are of one width, so that lines break as they are meant. */
const checks: { what: string; bad: string; good: string; problem: RegExp }[] = [
  {
    what: 'an element wider than the page',
    bad: '<div style="width: 1600px; height: 40px">wide</div>',
    good: '<div style="overflow-x: auto"><div style="width: 1600px; height: 40px">a strip</div></div>',
    problem: /^wider than the page: div "wide"/,
  },
  {
    what: 'text over text',
    bad: '<p style="height: 0; margin: 0">Opening hours</p><p style="margin: 0">Closed today</p>',
    good: '<p style="margin: 0">Opening hours</p><p style="margin: 0">Closed today</p>',
    problem: /^text over text: "Opening hours" and "Closed today"/,
  },
  {
    what: 'text out of its box',
    bad: '<p style="width: 80px; white-space: nowrap">hello@a-long-name.example</p>',
    good: '<p style="width: 80px; overflow-wrap: anywhere">hello@a-long-name.example</p>',
    problem: /^text out of its box: "hello@a-long-name.example"/,
  },
  {
    what: 'an empty picture slot',
    bad: '<div class="photo" style="aspect-ratio: 4 / 3; width: 200px"></div>',
    good: '<div class="photo" style="aspect-ratio: 4 / 3; width: 200px"><svg width="200" height="150"></svg></div>',
    problem: /^a picture slot without a picture: photo/,
  },
  {
    what: 'a picture of a few pixels over half the page',
    bad: picture(24, 400),
    good: picture(24, 40),
    problem: /^a picture of 24 px enlarged to 400: img "Front"/,
  },
  {
    what: 'an icon that its row squeezes',
    bad: '<p style="display: flex; width: 48px; white-space: nowrap">Abou <svg width="16" height="16"></svg></p>',
    good: '<p style="display: flex; width: 80px; white-space: nowrap">Abou <svg width="16" height="16"></svg></p>',
    problem: /^an icon out of its shape, \d+ × 16 px: in p "Abou"/,
  },
  {
    what: 'one of three alone below two',
    bad: three(2),
    good: three(3),
    problem: /^one of three alone below two: li "Wagon"/,
  },
  {
    what: 'one word on a line of a button',
    bad: '<a href="/" style="display: flex; width: 21ch; background: #ddd">See every available it</a>',
    good: '<a href="/" style="display: flex; width: 12ch; background: #ddd">See every available</a>',
    problem: /^one word on a line of a button: a "See every available it"/,
  },
  {
    what: 'cards of a row whose feet differ in height',
    bad: cards(30, 60),
    good: cards(40, 40),
    problem: /^cards of a row whose feet are 30, 60 px high at (\d+), \1, from article "Hatch/,
  },
  {
    what: 'targets under 24 px',
    bad: '<button style="height: 14px; padding: 0">Save</button>',
    good: '<button style="height: 30px">Save</button> <p>Read <a href="/">our terms</a> first.</p>',
    problem: /^a target of \d+ × 14 px: button "Save"/,
  },
  {
    what: 'too little contrast',
    bad: '<p style="color: #bbb">From $38,990</p>',
    good: '<p style="color: #444">From $38,990</p>',
    problem: /^color-contrast/,
  },
]

function picture(own: number, shown: number): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${own}' height='${own}'/>`
  return `<img alt="Front" src="data:image/svg+xml,${encodeURIComponent(svg)}" style="width: ${shown}px; height: 40px">`
}

function three(columns: number): string {
  const items = ['Hatch', 'Sedan', 'Wagon'].map((body) => `<li>${body}</li>`)
  return `<ul style="display: grid; grid-template-columns: repeat(${columns}, 1fr); list-style: none">${items.join('')}</ul>`
}

function cards(...feet: number[]): string {
  const card = (px: number, at: number) =>
    `<li><article><h2>${['Hatch', 'Sedan'][at]}</h2><footer style="height: ${px}px">Compare</footer></article></li>`
  return `<ul style="display: flex; gap: 20px; list-style: none">${feet.map(card).join('')}</ul>`
}

async function problemsOf(page: Page, body: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><body style="margin: 0; font: 16px/1.5 monospace"><main><h1>Cars</h1>${body}</main>`,
  )
  return [...(await layoutProblems(page)), ...(await violationsOf(page))]
}

for (const { what, bad, good, problem } of checks)
  test(`a screen with ${what} is refused, and one without is not`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    expect(await problemsOf(page, good)).toEqual([])
    expect(await problemsOf(page, bad)).toEqual([expect.stringMatching(problem)])
  })
