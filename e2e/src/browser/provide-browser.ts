import { findTestBrowser } from './find-browser.ts'

/** Before a run, not when its configuration is read: finding a browser may install one. Workers read the variable. */
// biome-ignore lint/style/noDefaultExport: the runner's global setup is a default export
export default function provideBrowser(): void {
  process.env.CHROMIUM_PATH = findTestBrowser()
}
