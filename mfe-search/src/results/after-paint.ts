/** Choices whose own controls have changed already, and are not in the address yet. */
const choices: (() => void)[] = []

/** Puts the choices that were made into the address now, before the page leaves or something asks for its state. */
export function applyChoices(): void {
  for (const apply of choices.splice(0)) apply()
}

/**
 * Applies a choice once the frame that shows it on its control is drawn: a timer of an animation frame runs after that frame. Choices are
 * applied in their order, each to the state that those before it have left.
 */
export function applyAfterPaint(apply: () => void): void {
  choices.push(apply)
  // No frame comes in a hidden tab.
  if (document.visibilityState === 'hidden') applyChoices()
  else requestAnimationFrame(() => setTimeout(applyChoices))
}

/** Whether every choice is in the address. */
export const areChoicesApplied = (): boolean => choices.length === 0
