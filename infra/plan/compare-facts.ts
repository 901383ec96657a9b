import { type Facts, isNamedElsewhere, type Subject, subjects } from './template-facts.ts'

/** One change: what of, whether it comes, goes or becomes other, and how it was and will be. */
export type Change = {
  subject: Subject
  kind: 'added' | 'removed' | 'changed'
  name: string
  was?: string
  is?: string
}

/** What a deploy changes, subject by subject. Without facts of before, all is added. */
export function compareFacts(before: Facts | undefined, after: Facts): Change[] {
  return subjects.flatMap((subject) => {
    const [old, now] = [before?.[subject] ?? new Map<string, string>(), after[subject]]
    const names = [...new Set([...old.keys(), ...now.keys()])].sort()
    return names.flatMap((name): Change[] => {
      const [was, is] = [old.get(name), now.get(name)]
      const isOneSided = was === undefined || is === undefined
      if (isOneSided && subject === 'other resources' && isNamedElsewhere(name)) return []
      if (was === undefined) return [{ subject, kind: 'added', name, ...(is !== undefined && { is }) }]
      if (is === undefined) return [{ subject, kind: 'removed', name, was }]
      return was === is ? [] : [{ subject, kind: 'changed', name, was, is }]
    })
  })
}

const marks = { added: '+', removed: '-', changed: '~' } as const

/** Subjects whose values no one reads: hashes, and properties as CloudFormation has them. */
const unread: readonly Subject[] = ['code', 'streams and queues', 'other resources']

function lineOf({ subject, kind, name, was, is }: Change): string {
  const start = `  ${marks[kind]} ${name}`
  if (unread.includes(subject)) return start
  if (kind === 'changed') return `${start}: ${was} → ${is}`
  if (kind === 'removed') return subject === 'routes' ? `${start}: it answers 404 to releases that call it` : start
  return is ? `${start}: ${is}` : start
}

/** Companions of what other subjects say, so only counted: `+ 2 AWS::Logs::LogGroup`. */
function countedLines(changes: readonly Change[]): string[] {
  const counts = new Map<string, number>()
  for (const { kind, name } of changes) {
    const key = `${marks[kind]} %d ${name.split(' ')[0]}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `  ${key.replace('%d', String(count))}`)
}

/** The changes in words, a paragraph for each subject that has any. */
export const changesText = (changes: readonly Change[]): string =>
  subjects
    .flatMap((subject) => {
      const own = changes.filter((change) => change.subject === subject)
      if (own.length === 0) return []
      const lines = subject === 'other resources' ? countedLines(own) : own.map(lineOf)
      return [`${subject[0]?.toUpperCase()}${subject.slice(1)}`, ...lines]
    })
    .join('\n')
