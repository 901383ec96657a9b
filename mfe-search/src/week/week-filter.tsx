import { Button } from '@forecourt/ui/controls/button'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Search } from '../results/use-search.ts'
import styles from './week-filter.module.css'
import { WeekOfPrice } from './week-of-price.tsx'

const WeekFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "week-fields" */ './week-fields.tsx')).WeekFields,
}))

/** BF-1. The price as what a shopper can put aside; its fields come once they are asked for. */
export function WeekFilter({ search }: { search: Search }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <WeekOfPrice price={search.state.ranges.price?.max} />
      <Button
        ref={button}
        className={styles.open}
        look="quiet"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Set it by the week
      </Button>
      {isOpen && (
        <Suspense fallback={<div className={styles.fields} />}>
          <WeekFields search={search} onDone={close} />
        </Suspense>
      )}
    </>
  )
}
