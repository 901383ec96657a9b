import { chromium } from 'playwright'

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const shots: [string, string, number, 'light' | 'dark'][] = []
for (const [name, url] of [
  ['full', 'http://localhost:18911/'],
  ['empty', 'http://localhost:18912/'],
  ['mail', 'http://localhost:18911' + process.argv[2]],
  ['hook', 'http://localhost:18911' + process.argv[3]],
] as const)
  for (const width of [390, 820, 1440])
    for (const scheme of ['light', 'dark'] as const) shots.push([name, url, width, scheme])
for (const [name, url, width, scheme] of shots) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error' && scheme === 'light') console.log(name, width, m.text())
  })
  await page.goto(url)
  await page.waitForTimeout(150)
  await page.screenshot({ path: `/tmp/lt/${name}-${width}-${scheme}.png`, fullPage: true })
  await context.close()
}
const context = await browser.newContext({ viewport: { width: 390, height: 900 } })
const page = await context.newPage()
await page.goto('http://localhost:18911/')
console.log('overflow', await page.evaluate(() => document.documentElement.scrollWidth))
await browser.close()
