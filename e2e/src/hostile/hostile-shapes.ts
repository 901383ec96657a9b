import { type Endpoint, maxFormFields } from '@forecourt/contracts/endpoints/endpoint'
import { jsonSchema } from '@forecourt/contracts/openapi/json-schema'

/** `part` as often as fits into `bytes`, each with its number. */
function repeated(bytes: number, part: (index: number) => string, separator = ','): string {
  const length = part(99_999).length + separator.length
  return Array.from({ length: Math.max(1, Math.floor(bytes / length)) }, (_, index) => part(index)).join(separator)
}

/** Texts on which a pattern may try every way of dividing them. */
const texts: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  spaces: ' ',
  'an address': 'a@a.',
  'a phone number': '+61 4',
  'line breaks': '\\n',
  markup: '<a ',
  'letters that grow': 'İ',
}

const longText = (bytes: number, part: string): string =>
  part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part)) - 1))

/** JSON of about this number of bytes, in the shapes that cost most to take apart. */
const jsonShapes: Readonly<Record<string, (bytes: number) => string>> = {
  'many names': (bytes) => `{${repeated(bytes, (index) => `"n${index}":""`)}}`,
  'exactly the fields that are allowed': (bytes) =>
    `{${allAllowed(bytes - 2, (name, value) => `"${name}":"${value}"`, ',')}}`,
  'many names of what is wrong': (bytes) => `{${repeated(bytes, (index) => `"n${index}":{}`)}}`,
  'deep objects': (bytes) => '{"a":'.repeat(Math.floor(bytes / 6)) + 1 + '}'.repeat(Math.floor(bytes / 6)),
  'deep arrays': (bytes) => '['.repeat(Math.floor(bytes / 2)) + ']'.repeat(Math.floor(bytes / 2)),
  'one huge array of numbers': (bytes) => `[${repeated(bytes, () => '1')}]`,
  'one huge array of texts': (bytes) => `[${repeated(bytes, (index) => `"${index}"`)}]`,
  'one huge array of objects': (bytes) => `[${repeated(bytes, () => '{}')}]`,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([name, part]) => [
      [`a long text of ${name}`, (bytes: number) => `"${longText(bytes - 2, part)}"`],
      // What passes a schema's limit reaches the patterns behind it.
      [`5,000 characters of ${name}`, (bytes: number) => `"${longText(Math.min(bytes - 2, 5000), part)}"`],
    ]),
  ),
}

/** As many fields as a form may have, each name as long as it may be, and values that share the rest. */
function allAllowed(bytes: number, of: (name: string, value: string) => string, separator: string): string {
  const nameLength = 80
  const length = Math.floor(bytes / maxFormFields) - of('', '').length - separator.length - nameLength
  const value = 'a'.repeat(Math.max(0, Math.min(length, 5000)))
  return Array.from({ length: maxFormFields }, (_, index) => of(`n${index}`.padEnd(nameLength, 'x'), value)).join(
    separator,
  )
}

type Row = Pick<Endpoint, 'body'>

const marker = '"put the shape here"'

/** A valid body with a marker in place of each of its fields, two levels deep, and one in place of all of it. */
function bodiesWithMarker(row: Row, valid: object): [where: string, text: string][] {
  const put = (path: readonly string[], into: object = valid): object => {
    const [name = '', ...rest] = path
    const inner: unknown = Reflect.get(into, name)
    const isObject = typeof inner === 'object' && inner !== null
    return { ...into, [name]: rest.length > 0 ? put(rest, isObject ? inner : {}) : JSON.parse(marker) }
  }
  const paths = row.body ? fieldPaths(jsonSchema(row.body, 'input'), valid) : []
  return [['the body', marker], ...paths.map((path): [string, string] => [path.join('.'), JSON.stringify(put(path))])]
}

type Schema = ReturnType<typeof jsonSchema>

function fieldPaths(schema: Schema, valid: object): string[][] {
  const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(valid)])
  return [...names].flatMap((name) => {
    const inner = schema.properties?.[name]
    const value: unknown = Reflect.get(valid, name)
    const innerNames = new Set([
      ...Object.keys((typeof inner === 'object' && inner.properties) || {}),
      ...Object.keys(typeof value === 'object' && value !== null ? value : {}),
    ])
    return [[name], ...[...innerNames].map((second) => [name, second])]
  })
}

/** Every body of a row of about `bytes`: each of its fields, and all of it, in each shape. */
export function hostileBodies(row: Row, valid: object, bytes: number): [name: string, body: string][] {
  return bodiesWithMarker(row, valid).flatMap(([where, text]) => {
    const left = bytes - Buffer.byteLength(text) + marker.length
    return Object.entries(jsonShapes).map(([shape, make]): [string, string] => [
      `${where}: ${shape}`,
      text.replace(marker, () => make(left)),
    ])
  })
}

/** The values of a form, each as long as fits, with an end that a pattern finds last. */
export const hostileValues = (names: readonly string[], bytes: number): [name: string, values: object][] =>
  Object.entries(texts).map(([text, part]) => {
    const value = `1${longText(Math.min(Math.floor(bytes / names.length) - 30, 4990), JSON.parse(`"${part}"`))}x`
    return [`every field: ${text}`, Object.fromEntries(names.map((name) => [name, value]))]
  })

const fieldShapes = (name: string): Readonly<Record<string, (bytes: number) => string>> => ({
  'many names': (bytes) => repeated(bytes, (index) => `n${index}=1`, '&'),
  'exactly the fields that are allowed': (bytes) => allAllowed(bytes, (name, value) => `${name}=${value}`, '&'),
  'nothing but separators': (bytes) => '&'.repeat(bytes),
  'one name many times': (bytes) => repeated(bytes, (index) => `${name}=${index}`, '&'),
  'one value with many commas': (bytes) => `${name}=${','.repeat(bytes - name.length - 1)}`,
  ...Object.fromEntries(
    Object.entries(texts).map(([text, part]) => [
      `a long value of ${text}`,
      (bytes: number) => `${name}=${encodeURIComponent(part).repeat(Math.floor(bytes / 20))}`,
    ]),
  ),
})

/** Plain forms, or queries, of about `bytes`: hostile as a whole, and in each of some names. */
export const hostileFields = (names: readonly string[], bytes: number): [name: string, fields: string][] =>
  names.flatMap((name) =>
    Object.entries(fieldShapes(name)).map(([shape, make]): [string, string] => [`${name}: ${shape}`, make(bytes)]),
  )
