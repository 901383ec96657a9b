import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSpin } from './spin-state.ts'

function Outside() {
  return <p>{useSpin().name}</p>
}

test('[GA-6] the state of a spin used outside its provider throws, and says what to do', () => {
  expect(() => renderToString(<Outside />)).toThrow(
    'useSpin is only there inside the SpinProvider: wrap the tree in it.',
  )
})
