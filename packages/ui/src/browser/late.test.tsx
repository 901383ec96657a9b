import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Late, type LateCode, lateCode, loadCode } from './late.ts'

const Greeting = ({ name }: { name: string }) => <p>{name}</p>
const html = (code: LateCode<{ name: string }>) =>
  renderToString(
    <Suspense fallback="Wait">
      <Late code={code} props={{ name: 'Mia' }} />
    </Suspense>,
  )

test('a component whose code is loaded renders at once, also for the first time; another waits', async () => {
  const code = lateCode(async () => Greeting)
  await loadCode(code)
  expect(html(code)).toContain('<p>Mia</p>')
  expect(html(lateCode(async () => Greeting))).toContain('Wait')
})

test('a load that fails is tried again by the next, whatever a render waits for', async () => {
  const answers = [new Promise<never>(() => {}), Promise.reject(new Error('offline')), Promise.resolve(Greeting)]
  const code = lateCode(() => answers.shift() ?? Promise.resolve(Greeting))
  expect(html(code)).toContain('Wait')
  await expect(loadCode(code)).rejects.toThrow('offline')
  await loadCode(code)
  expect(html(code)).toContain('<p>Mia</p>')
})
