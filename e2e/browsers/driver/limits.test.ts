import { expect, test } from 'vitest'
import type { Driver } from './driver.ts'
import { withLimits } from './limits.ts'

test('a step of a driver that never ends fails with its name, and others give what they give', async () => {
  const driver: Partial<Driver> & Pick<Driver, 'engine'> = {
    engine: 'webkit',
    goto: () => new Promise(() => {}),
    url: async () => '/here',
  }
  const limited = withLimits(driver as Driver, 10)
  await expect(limited.goto('/')).rejects.toThrow("goto of webkit's driver did not end within 0.01 s")
  expect(await limited.url()).toBe('/here')
  expect(limited.engine).toBe('webkit')
})
