/** What is logged at once: a message with its fields, or metrics. */
export type LogLine = Readonly<Record<string, unknown>>

/** Straight to standard output, because the runtime's console puts a prefix before the line, which is then no JSON. */
export const printLine = (line: LogLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

let receive = printLine

export const writeLine = (line: LogLine): void => receive(line)

/** Where everything runs in one process, that process decides what people see. */
export function receiveLines(next: (line: LogLine) => void): void {
  receive = next
}
