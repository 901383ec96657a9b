import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const oldest = 21

const noJava = `OpenSearch needs a full JDK, Java ${oldest} or later, and none was found.

  Debian, Ubuntu   apt-get install openjdk-${oldest}-jdk-headless   (or Eclipse Temurin's package, temurin-25-jdk)
  macOS            brew install temurin
  anywhere         unpack a JDK, and set OPENSEARCH_JAVA_HOME or JAVA_HOME to its folder

A runtime cut down to a few modules is not enough: OpenSearch reads the locale data of the full one when it starts.
`

const folders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', join(homedir(), '.sdkman/candidates/java')]

const inFolder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents/Home')])
    : []

/** The version of the JDK in a folder; 0 if there is none, or not a full one. */
function versionOf(home: string): number {
  const file = join(home, 'release')
  if (!existsSync(join(home, 'bin/javac')) || !existsSync(file)) return 0
  const release = readFileSync(file, 'utf8')
  // Custom analyzers need the locale data.
  if (!/^MODULES=.*jdk\.localedata/m.test(release)) return 0
  return Number(/^JAVA_VERSION="(\d+)/m.exec(release)?.[1] ?? 0)
}

/**
 * The folder of a JDK that can run OpenSearch: the named one, else the newest installed.
 * @throws Error that says what to install.
 */
export function findJava(
  environment: Record<string, string | undefined> = process.env,
  installedIn: readonly string[] = folders,
): string {
  const named = [environment.OPENSEARCH_JAVA_HOME, environment.JAVA_HOME].filter((home) => home !== undefined)
  const suitable = (homes: string[]) => homes.filter((home) => versionOf(home) >= oldest)
  const [best] = [
    ...suitable(named),
    ...suitable(installedIn.flatMap(inFolder)).sort((a, b) => versionOf(b) - versionOf(a)),
  ]
  if (best === undefined) throw new Error(noJava)
  return best
}
