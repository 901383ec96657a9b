import { useEffect, useRef } from 'react'

type Steps = {
  step: number
  goToStep(step: number): void
  /** The form has steps, and the page's address is its own. */
  isOn: boolean
}

const stepIn = (hash: string): number => Number(/^#step=([2-9])$/.exec(hash)?.[1] ?? 1) - 1

/** LD-7. Each step of a form is an entry of the history, so the browser's Back leads through them, and loses nothing. */
export function useStepHistory({ step, goToStep, isOn }: Steps) {
  const now = useRef({ step, goToStep, reached: 0, pushed: 0 })
  Object.assign(now.current, { step, goToStep, reached: Math.max(now.current.reached, step) })

  useEffect(() => {
    if (!isOn || step <= stepIn(location.hash)) return
    now.current.pushed += 1
    location.hash = `step=${step + 1}`
  }, [isOn, step])

  useEffect(() => {
    if (!isOn) return
    const follow = () => {
      const to = stepIn(location.hash)
      if (to === now.current.step || to > now.current.reached) return
      // Forward may follow Back before this step is rendered.
      now.current.step = to
      now.current.goToStep(to)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [isOn])

  return {
    goBack() {
      if (isOn && stepIn(location.hash) === step) history.back()
      else goToStep(Math.max(0, step - 1))
    },
    /** Takes the entries away, so that Back from the page that follows leads past a form that is sent. */
    leave(): Promise<void> {
      const entries = stepIn(location.hash)
      if (!isOn || entries === 0 || now.current.pushed < entries) return Promise.resolve()
      // The form is sent: no step is to be shown.
      now.current.goToStep = () => {}
      return new Promise((resolve) => {
        addEventListener('hashchange', () => resolve(), { once: true })
        history.go(-entries)
      })
    },
  }
}
