import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines that say the same thing in two places, at least this many in a row. */
const minLines = 6

type Line = { text: string; at: number }
export type Pair = { a: string; b: string; lines: number; from: number; to: number }

const importOfOneLine = /^(import|export) .* from '/
/** Words alone count: neither blank lines, comments and punctuation, nor what a file imports. */
export function linesThatCount(source: string): Line[] {
  const lines: Line[] = []
  let isImport = false
  let isComment = false
  for (const [index, line] of source.split('\n').entries()) {
    const text = line.trim().replaceAll(/\s+/g, ' ')
    if (/^(import|export)( type)? \{$/.test(text)) isImport = true
    if (text.startsWith('/*')) isComment = true
    const isLeftOut = isImport || isComment || importOfOneLine.test(text) || text.startsWith('//') || !/\w/.test(text)
    if (isComment && text.endsWith('*/')) isComment = false
    if (isImport && /^\} from '/.test(text)) isImport = false
    if (!isLeftOut) lines.push({ text, at: index + 1 })
  }
  return lines
}

/** The longest run of equal lines of each two files, or of one file with itself. */
export function findDuplicates(files: ReadonlyMap<string, string>): Pair[] {
  const seen = new Map<string, { file: string; index: number }[]>()
  const all = new Map([...files].map(([file, source]) => [file, linesThatCount(source)]))
  const pairs = new Map<string, Pair>()
  for (const [file, lines] of all)
    for (let index = 0; index + minLines <= lines.length; index++) {
      const key = lines
        .slice(index, index + minLines)
        .map(({ text }) => text)
        .join('\n')
      const places = seen.get(key) ?? []
      seen.set(key, places)
      for (const place of places) {
        const other = all.get(place.file) ?? []
        if (place.file === file && index - place.index < minLines) continue
        let length = minLines
        while (lines[index + length] && lines[index + length]?.text === other[place.index + length]?.text) length++
        const id = `${place.file} ${file}`
        const from = other[place.index]?.at ?? 0
        if (length > (pairs.get(id)?.lines ?? 0))
          pairs.set(id, { a: place.file, b: file, lines: length, from, to: lines[index]?.at ?? 0 })
      }
      places.push({ file, index })
    }
  return [...pairs.values()].sort((a, b) => b.lines - a.lines)
}

/** Source, tests and styles that git knows. */
export function readSources(root: string): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root, encoding: 'utf8' })
  return new Map(
    listed
      .trim()
      .split('\n')
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}
