/** `1 change`, `1,200 changes`: for operators. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`
