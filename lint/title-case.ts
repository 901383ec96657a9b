import { nameWords } from './title-case-texts.ts'

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const imports = /^(import|export) .* from .*$|^\} from .*$/gm
const quoted = /(?<![\w)\]])(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g
const markup = /(?<=[\w"'}/]>)\s*([^<>{}=;]+?)\s*(?=[<{])|^\s*([A-Z][^<>{}=;]*)$/gm
const code = /[{}<>=;()|_:[\]]|['"],|\b[a-z]+[A-Z]|\w,$|^type /
/** Buttons and headings: a longer text is a sentence, whose names are its own. */
const maxWords = 6

/** A capital within a sentence that is no name's: "Clear Filters", not "Clear filters", "Sold. Ask us" or "New Kia". */
export const isTitleCase = (text: string): boolean =>
  text.split(' ').length <= maxWords &&
  text
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) => [...sentence.matchAll(/(?<=[\w,’'] [“(‘]?)[A-Z][a-z]+/g)])
    .some(([word]) => !nameWords.has(word))

/** Short texts in Title Case that a source says, each once: in quotes, in templates and between tags. A placeholder is left out. */
export function titleCaseTexts(source: string): string[] {
  const words = source.replaceAll(comments, '').replaceAll(imports, '')
  const texts = [quoted, markup]
    .flatMap((pattern) =>
      [...words.matchAll(pattern)].map((match) => match.slice(1).find((text) => text !== undefined)),
    )
    .map((text) =>
      (text ?? '')
        .replaceAll(/\$\{[^}]*\}/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  return [...new Set(texts)].filter((text) => isTitleCase(text) && !code.test(text))
}
