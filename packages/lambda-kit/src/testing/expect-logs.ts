import { vi } from 'vitest'

/** Until mocks are restored, leaves what a test expects to be logged out of its output; anything else is still printed. */
export function expectLogs(...expected: RegExp[]): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    vi.spyOn(stream, 'write').mockImplementation((line: unknown) => {
      const text = String(line)
      return expected.some((pattern) => pattern.test(text)) || write(text)
    })
  }
}
