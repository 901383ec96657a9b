type Effect = () => unknown

let waiting: Effect[] | undefined

/** In the place of React's own, by `vi.mock`: a server runs no effects, and no browser is here. */
export const useEffect = (effect: Effect): void => void waiting?.push(effect)

/** Renders, and then runs the effects as a browser does once. Only where the test's file mocks `react` with this one. */
export function runEffectsOf(render: () => unknown): void {
  waiting = []
  try {
    render()
    for (const effect of waiting) effect()
  } finally {
    waiting = undefined
  }
}
