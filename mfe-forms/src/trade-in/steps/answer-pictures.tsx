import type { AdjustmentAnswers } from '@forecourt/contracts/trade-in/valuation'
import type { ReactNode } from 'react'

type Drawing = Record<string, ReactNode>

const car = <path d="M4 24v-4l4-2 4-6h13l6 6 5 2v4M4 24h4m8 0h10m8 0h2" />
const wheels = (
  <>
    <circle cx="12" cy="24" r="3.5" />
    <circle cx="30" cy="24" r="3.5" />
  </>
)
const body = (
  <>
    {car}
    {wheels}
  </>
)
const book = <path d="M9 7h10a3 3 0 0 1 3 3v19a3 3 0 0 0-3-3H9zM35 7H25a3 3 0 0 0-3 3v19a3 3 0 0 1 3-3h10z" />
const manyLines = <path d="M12 12h6m8 0h6M12 16h6m8 0h6M12 20h6m8 0h6" />
const oneLine = <path d="M12 12h6" />
const key = (dx: number) => (
  <g transform={`translate(${dx} 0)`}>
    <circle cx="11" cy="18" r="5" />
    <path d="M16 18h13v4m-5-4v3" />
  </g>
)

/** Line drawings, a table like the questions' own. */
const drawings: Record<keyof AdjustmentAnswers, Drawing> = {
  condition: {
    excellent: (
      <>
        {body}
        <path d="m33 4 1.2 2.8L37 8l-2.8 1.2L33 12l-1.2-2.8L29 8l2.8-1.2zM8 6l.8 1.7L10.5 8.500l-1.7.8L8 11l-.8-1.7L5.5 8.500l1.7-.8z" />
      </>
    ),
    good: body,
    fair: (
      <>
        {body}
        <path d="m19 18 3-2m-1 4 3-2" />
      </>
    ),
    poor: (
      <>
        {body}
        <path d="m16 17 3 2-2 1 3 2m6-5-2 2 3 1" />
      </>
    ),
  },
  service_history: {
    full: (
      <>
        {book}
        {manyLines}
      </>
    ),
    part: (
      <>
        {book}
        {oneLine}
      </>
    ),
    none: <g strokeDasharray="3 3">{book}</g>,
  },
  damage: {
    none: (
      <>
        {body}
        <path d="m31 7 2.5 2.500L38 5" />
      </>
    ),
    marks: (
      <>
        {body}
        <path d="m17 19 6-3m-4 5 6-3" />
      </>
    ),
    repairs: (
      <>
        {body}
        <path d="m22 12-2 4 3 1-2 4M33 6v5m0 2.500v.1" />
      </>
    ),
  },
  keys: {
    two: (
      <g transform="translate(0 -5)">
        {key(2)}
        <g transform="translate(4 11)">{key(2)}</g>
      </g>
    ),
    one: key(4),
  },
}

/** What an answer looks like; its words say the same. */
export function AnswerPicture(props: {
  question: keyof AdjustmentAnswers
  answer: string
  className?: string | undefined
}) {
  const { question, answer, className } = props
  return (
    <svg
      className={className}
      viewBox="0 0 42 34"
      width="63"
      height="51"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[question][answer]}
    </svg>
  )
}
