import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Late, type LateCode, lateCode, loadCode } from './late.ts'

const Greeting = ({ name }: { name: string }) => <p>{name}</p>
const html = (code: LateCode<{ name: string }>) =>
  renderToString(
    <Suspense fallback="Wait">
      <Late code={code} props={{ name: 'Mia' }} />
    </Suspense>,
  )

test('a component whose code is loaded renders at once, and waits before', async () => {
  const code = lateCode(async () => Greeting)
  expect(html(code)).toContain('Wait')
  await loadCode(code)
  expect(html(code)).toContain('<p>Mia</p>')
})

test('a load that fails is tried again by the next, whatever a render waits for', async () => {
  const importIt = vi.fn(async () => Greeting).mockImplementationOnce(() => new Promise<never>(() => {}))
  const code = lateCode(importIt.mockRejectedValueOnce(new Error('offline')))
  expect(html(code)).toContain('Wait')
  await expect(loadCode(code)).rejects.toThrow('offline')
  await loadCode(code)
  expect(html(code)).toContain('<p>Mia</p>')
})
