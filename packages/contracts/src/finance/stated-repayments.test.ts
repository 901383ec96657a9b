import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { endpoints } from '../endpoints/endpoints.ts'
import { parts } from '../parts/parts.ts'
import { siteSchema } from '../site/site.ts'

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; required?: string[] }

/** Every object within a JSON schema, by its path. */
function objectsIn(node: unknown, path: string): { path: string; schema: Schema }[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, value]) => objectsIn(value, `${path}.${key}`))
  return 'properties' in node ? [{ path, schema: node as Schema }, ...inner] : inner
}

/** Every name within an object that it always has, those of the objects in it too. */
const alwaysHas = ({ properties = {}, required = [] }: Schema): string[] =>
  required.flatMap((name) => [name, ...(properties[name] ? alwaysHas(properties[name]) : [])])

/** A repayment of credit, by the names that this code and the specification have for one. */
const repayment = /^(?:weekly|monthly|weeklyRepaymentAmount|paymentWeek|paymentMonth)$/
const holdsBy: Record<string, RegExp> = {
  term: /^(?:years|term_years|loanTerm)$/,
  deposit: /^deposit$/,
  'final payment': /^(?:balloon|final_payment|finalPayment)$/,
}

/** A lender's offers are answered as rows, in which what is not named is filled in (FE-5, FE-6). So is a quote that a feed has stored (FE-4). */
const filledIn = new Set(['paymentWeek', 'youxQuote'])

function unstated(name: string, schema: z.core.$ZodType): string[] {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })
  return objectsIn(json, name).flatMap(({ path, schema: own }) => {
    const names = Object.keys(own.properties ?? {})
    if (!names.some((key) => repayment.test(key))) return []
    if (names.some((key) => filledIn.has(key)) || path.endsWith('youxQuote')) return []
    const always = alwaysHas(own)
    const missing = Object.keys(holdsBy).filter((what) => !always.some((key) => holdsBy[what]?.test(key)))
    return missing.map((what) => `${path} has a repayment without its ${what}`)
  })
}

test('a repayment never leaves a function, a part or a site’s settings without the terms that it holds by', () => {
  const answers = endpoints.map((row: Endpoint) => unstated(`${row.method} ${row.path}`, row.response))
  const props = Object.entries(parts).map(([name, row]) => unstated(`part ${name}`, row.props))
  expect([...answers, ...props, unstated('site', siteSchema)].flat()).toEqual([])
})

test('one that lacks a term is found', () => {
  const rates = { interest_rate: z.number(), comparison_rate: z.number() }
  const terms = z.object({ years: z.number(), deposit: z.number(), balloon: z.optional(z.number()) })
  const card = z.object({ estimate: z.optional(z.object({ weekly: z.number(), ...rates, terms })) })
  expect(unstated('card', card)).toEqual([expect.stringMatching(/estimate has a repayment without its final payment/)])
  expect(unstated('card', z.object({ weekly: z.number(), ...rates }))).toHaveLength(3)
})
