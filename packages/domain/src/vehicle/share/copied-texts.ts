/** DL-3: what copying a vehicle's address says, and for how many milliseconds. */
export const copiedTexts = {
  vehicle: { text: () => 'Copied', ms: 1500 },
  print: { text: (name: string) => `Copied ${name} to your clipboard!`, ms: 3000 },
} as const satisfies Record<string, { text(name: string): string; ms: number }>

export type CopyPlace = keyof typeof copiedTexts
