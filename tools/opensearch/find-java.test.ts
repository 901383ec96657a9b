import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findJava } from './find-java.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'java-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function jdk(name: string, release: string): Promise<string> {
  const home = join(folder, name)
  await mkdir(join(home, 'bin'), { recursive: true })
  await writeFile(join(home, 'bin/javac'), '')
  await writeFile(join(home, 'release'), release)
  return home
}
const full = 'MODULES="java.base jdk.localedata jdk.zipfs"'

test('uses the newest full JDK that is installed, and before it the one that was named', async () => {
  await jdk('old', `JAVA_VERSION="17.0.9"\n${full}`)
  await jdk('cut', 'JAVA_VERSION="26"\nMODULES="java.base"')
  const good = await jdk('good', `JAVA_VERSION="21.0.2"\n${full}`)
  const best = await jdk('best', `JAVA_VERSION="25.0.1"\n${full}`)
  expect(findJava({}, [folder])).toBe(best)
  expect(findJava({ JAVA_HOME: good }, [folder])).toBe(good)
})

test('without a suitable one it says what to install', async () => {
  await jdk('old', `JAVA_VERSION="17.0.9"\n${full}`)
  expect(() => findJava({}, [folder])).toThrow(/full JDK, Java 21 or later.*apt-get install/s)
})
