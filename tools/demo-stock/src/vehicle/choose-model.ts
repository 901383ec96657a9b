import type { Ages, Batch } from '../dealers/dealership.ts'
import { allModels } from '../facts/all-models.ts'
import type { Grade, Model, Years } from '../facts/model.ts'
import type { Random } from '../random.ts'
import { newestYear } from './dates.ts'
import type { Chosen } from './make-vehicle.ts'

const usualShare = 2

const wasNewIn = ([from, to = Number.POSITIVE_INFINITY]: Years, year: number): boolean => from <= year && year <= to

const gradesOf = (model: Model, year: number): Grade[] =>
  model.grades.filter(([, , , years = model.years]) => wasNewIn(years, year))

type Weighted = readonly (readonly [model: Model, share: number])[]

/** What a batch may hold of a year. The same few questions are asked for every vehicle, so answers are kept. */
const known = new WeakMap<Batch, Map<number, Weighted>>()

function modelsOf(batch: Batch, year: number): Weighted {
  const years = known.get(batch) ?? new Map<number, Weighted>()
  known.set(batch, years)
  const models =
    years.get(year) ??
    allModels
      .filter((model) => fits(batch, model) && wasNewIn(model.years, year) && gradesOf(model, year).length > 0)
      .map((model) => [model, model.share ?? usualShare] as const)
  years.set(year, models)
  return models
}

const fits = ({ condition, makes, items, sameAs }: Batch, model: Model): boolean =>
  (condition === 'used' || !model.make.sellsItself) &&
  (sameAs === undefined || isSame(model, sameAs)) &&
  (makes === undefined || makes.includes(model.make.make)) &&
  (items === undefined || items.includes(model.item))

const isSame = ({ make, model, grades }: Model, same: NonNullable<Batch['sameAs']>): boolean =>
  make.make === same.make && model === same.model && grades.some(([badge]) => badge === same.badge)

const thisYear: Ages = [[0, 1]]

/** The model, badge and year of a batch's next vehicle: a year as old as the batch is, and what was sold in it. */
export function chooseModel(random: Random, batch: Batch, today: Date): Chosen {
  const newest = newestYear(batch.condition, today)
  const yearOf = (age: number) => newest - age
  const ages = (batch.ages ?? thisYear).filter(([age]) => modelsOf(batch, yearOf(age)).length > 0)
  const year = yearOf(random.weighted(ages))
  const model = random.weighted(modelsOf(batch, year))
  const grades = gradesOf(model, year).filter(([badge]) => !batch.sameAs || badge === batch.sameAs.badge)
  return { model, grade: random.pick(grades), year }
}
