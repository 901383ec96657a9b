import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const here = import.meta.dirname
const cache = join(here, '../../node_modules/.cache/opensearch')
const noMaven = `OpenSearch's jars come from Maven Central by Maven, which was not found.

  Debian, Ubuntu   apt-get install maven
  macOS            brew install maven
`

type Progress = { say(line: string): void; signal?: AbortSignal | undefined }

/** The class path of OpenSearch and of our launcher. Fetched once, and again after the pom or the launcher changed. */
export async function install(javaHome: string, progress: Progress): Promise<string> {
  const sources = await Promise.all(['pom.xml', 'SearchNode.java'].map((name) => readFile(join(here, name))))
  const key = createHash('sha256').update(Buffer.concat(sources)).update(javaHome).digest('hex')
  const [jars, classes, stamp] = [join(cache, 'jars'), join(cache, 'classes'), join(cache, 'stamp')]
  const classPath = [join(jars, '*'), classes].join(process.platform === 'win32' ? ';' : ':')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === key) return classPath

  await rm(cache, { recursive: true, force: true })
  await mkdir(classes, { recursive: true })
  await copyFile(join(here, 'pom.xml'), join(cache, 'pom.xml'))
  await fetchJars(jars, javaHome, progress)
  await run(join(javaHome, 'bin/javac'), ['-cp', join(jars, '*'), '-d', classes, join(here, 'SearchNode.java')], {
    javaHome,
    signal: progress.signal,
  })
  await writeFile(stamp, key)
  return classPath
}

async function fetchJars(jars: string, javaHome: string, { say, signal }: Progress): Promise<void> {
  say('Fetching OpenSearch from Maven Central: 70 MB, once.')
  let fetched = 0
  await run('mvn', ['-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${jars}`], {
    javaHome,
    signal,
    onLine(line) {
      if (/Downloaded from .*\.jar/.test(line) && ++fetched % 20 === 0) say(`  ${fetched} files`)
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(noMaven) : error
  })
}

type Run = { javaHome: string; signal?: AbortSignal | undefined; onLine?: (line: string) => void }

/** Runs a program in the cache folder to its end; throws with its last output when it fails. */
async function run(program: string, args: string[], { javaHome, signal, onLine = () => {} }: Run): Promise<void> {
  const env = { ...process.env, JAVA_HOME: javaHome }
  const child = spawn(program, args, { cwd: cache, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      onLine(line)
      last.splice(0, last.length - 20)
      last.push(line)
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} failed:\n${last.join('\n')}`)
}
