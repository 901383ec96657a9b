import { maxComparedCars } from '@forecourt/contracts/watchlist/saved-car'
import { inWords } from '@forecourt/domain/text/numbers'
import { capitalised } from '@forecourt/domain/text/wording'
import type { CompareRow } from '@forecourt/domain/watchlist/compare-rows'
import { WeekNote } from '@forecourt/remote-kit/finance/week-note'
import { Part, useHost, useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { FinanceWarning } from '@forecourt/ui/display/finance/finance-warning'
import { Switch } from '@forecourt/ui/forms/choices/switch'
import { Columns3, Plus, Printer } from '@forecourt/ui/media/icons'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { useEffect, useState } from 'react'
import { compared } from '../storage/compared.ts'
import { CarHead } from './car-head.tsx'
import styles from './compare-page.module.css'
import { comparePath } from './compare-path.ts'
import { CompareTable } from './compare-table.tsx'
import type { CompareData, ShownCar } from './load.ts'

/** WL-7. Cars side by side, at an address of their own. */
export function ComparePage({ data: { cars, sections, missing } }: { data: CompareData }) {
  const { paths, copy, finance } = useSite()
  const [isShort, setIsShort] = useState(false)
  const rows = sections.flatMap((section) => section.rows)
  const differing = rows.filter(({ differs }) => differs).length
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: copy.search_heading, href: paths.search },
    { label: 'Compare' },
  ]
  const [only] = cars.length === 1 ? cars : []
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className={styles.heading}>
          {cars.length > 1 ? `${capitalised(inWords(cars.length))} ${copy.noun[1]}, side by side` : 'Compare'}
        </h1>
        {cars.length > 1 && (
          <Button size="small" className={styles.print} onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            Print
          </Button>
        )}
      </header>
      {missing > 0 && (
        <p className={styles.note} role="status">
          {`${capitalised(inWords(missing))} of these ${missing === 1 ? 'is' : 'are'} no longer listed here.`}
        </p>
      )}
      {cars.length === 0 ? (
        <NothingCompared canLead={missing === 0} />
      ) : only ? (
        <OneCar car={only} rows={sections.find(({ title }) => title === 'Price')?.rows ?? []} />
      ) : (
        <>
          <WeekNote />
          <CompareTable
            cars={cars}
            sections={sections}
            isShort={isShort}
            corner={
              <div className={styles.corner}>
                <p>
                  <strong>
                    {differing} of {rows.length} lines differ.
                  </strong>
                  <br />
                  They carry a <span className={styles.dot} aria-hidden /> dot.
                </p>
                <Switch
                  label="Only what differs"
                  checked={isShort}
                  onChange={({ currentTarget }) => setIsShort(currentTarget.checked)}
                />
              </div>
            }
          />
          <FinanceWarning text={finance.warning} vehicles={cars} />
        </>
      )}
    </article>
  )
}

/** Nothing is beside it yet: a place for the next, and cars to choose it from. */
function OneCar({ car, rows }: { car: ShownCar; rows: readonly CompareRow[] }) {
  const { paths, copy } = useSite()
  return (
    <>
      <div className={styles.one}>
        <div className={styles.only}>
          <CarHead car={car} cars={[car]} />
          <div className={styles.facts}>
            <DefinitionList
              columns={1}
              rows={rows.flatMap(({ label, values: [value], isAdvertised }) =>
                value && !isAdvertised ? { term: label, detail: value } : [],
              )}
            />
          </div>
        </div>
        <section className={styles.slot} aria-labelledby="compare-add">
          <Plus size={28} aria-hidden />
          <h2 id="compare-add" className={styles.slotTitle}>
            Add a {copy.noun[0]}
          </h2>
          <p>Choose another {copy.noun[0]} to compare: what differs shows here, line by line.</p>
          <ButtonLink href={paths.search}>See all {copy.noun[1]}</ButtonLink>
        </section>
      </div>
      <Part name="similar-vehicles" props={{ slug: car.slug }} when="idle" />
    </>
  )
}

/** Without cars in the address, those that were chosen in this browser are compared; where none are, how to choose some. */
function NothingCompared({ canLead }: { canLead: boolean }) {
  const { paths, copy } = useSite()
  const { navigate } = useHost()
  useEffect(() => {
    const slugs = canLead ? compared.read().map(({ slug }) => slug) : []
    if (slugs.length > 0) navigate(comparePath(slugs.toReversed()), { replace: true })
  }, [canLead, navigate])
  return (
    <EmptyState
      icon={<Columns3 size={32} aria-hidden />}
      title="Nothing to compare yet"
      text={`Tick Compare on up to ${inWords(maxComparedCars)} ${copy.noun[1]}, then see them side by side.`}
    >
      <ButtonLink look="primary" href={paths.search}>
        See all {copy.noun[1]}
      </ButtonLink>
    </EmptyState>
  )
}
