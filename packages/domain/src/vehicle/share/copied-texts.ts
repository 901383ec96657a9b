/** DL-3: what copying a vehicle's address says, and for how many milliseconds. */
export type CopiedText = { text(name: string): string; ms: number }

export const copiedOnPage: CopiedText = { text: () => 'Copied', ms: 1500 }
export const copiedOnPaper: CopiedText = { text: (name) => `Copied ${name} to your clipboard!`, ms: 3000 }
