import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import type { FormValue, LeadCategory } from '@forecourt/contracts/leads/lead'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** What forms need to know of a site and of the car that they are about. */
export type FormSite = Pick<PublicSite, 'name' | 'dealerships' | 'locations' | 'enquiry' | 'quote' | 'pricing'>
export type FormCar = Pick<Vehicle, 'id' | 'name' | 'stocknum' | 'status' | 'dealership_slug' | 'city'>

/** What a form is about, as far as it is known. */
export type FormSubject = {
  car?: FormCar
  /** The department that does the work; without it there is nothing to book. */
  department?: DepartmentDetails
  /** The location that is chosen beforehand, by its slug. */
  location?: string
  /** OF-1. The name of an offer that it is about. */
  offer?: string
}

/** Holds while each of these fields has one of its values. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** One with a condition can be chosen only while that holds; a value may be there several times, by condition. */
export type Option = { value: string; label: string; when?: Condition }

type FieldBase = {
  /** As the lead has it. */
  name: string
  label: string
  /** What the dealer reads in its place, where the label addresses the shopper or needs its form to be understood. */
  dealerLabel?: string
  /** What a shopper reads who leaves it out; a field without this is optional. */
  required?: string
  /** One of several ways to say the same (`needsOne`): it is not marked as optional. */
  isAlternative?: true
  help?: string
  /** The field is there while this holds. */
  when?: Condition
}

/** One field of a form, as data: one renderer draws all of them, and one function validates them. */
export type Field = FieldBase &
  (
    | {
        /** `km` and `currency` are whole numbers, with ` kms` behind them or `$` before (LD-9). */
        kind: 'text' | 'email' | 'phone' | 'postcode' | 'textarea' | 'km' | 'currency'
        initial?: string
        placeholder?: string
        /** A token of HTML's `autocomplete`. */
        autocomplete?: string
        /** What a phone's keyboard begins with, where the kind does not say it. */
        keyboard?: 'digits' | 'decimal' | 'capitals'
        /** It has to be the number plate of a car. */
        isPlate?: true
        maxLength: number
      }
    | { kind: 'select' | 'radio'; options: readonly Option[]; initial?: string }
    /**
     * Days or times side by side; one that cannot be chosen at the moment is shown all the same. `any` is the label of none,
     * `whileNone` what to do while no other can be chosen.
     */
    | { kind: 'chips'; options: readonly Option[]; initial?: string; any: string; whileNone?: string }
    | { kind: 'checkbox-group'; options: readonly Option[] }
    /** `consent` is the version of the words of a box that asks for consent: its label is what is agreed to. */
    | { kind: 'checkbox'; link?: { label: string; href: string }; consent?: string }
    | { kind: 'hidden'; value: string }
  )

export type FieldKind = Field['kind']

export type FormDefinition = {
  name: string
  title: string
  intro?: string
  /** A field named `category` wins over it. */
  category: LeadCategory
  subcategory?: string
  /** By which dealers' systems sort leads. */
  tags?: readonly string[]
  fields: readonly Field[]
  submit: string
  /** Under the form. */
  footer: readonly { text: string; href?: string }[]
  /** At least one of these groups has to be whole. */
  needsOne?: { groups: readonly (readonly string[])[]; message: string }
  /** Fields by heading; one that is collapsed opens without scripts too. */
  sections?: readonly { title: string; fields: readonly string[]; isCollapsed?: true }[]
  /** LD-7: fields by step; without it the form has one. */
  steps?: readonly { title: string; fields: readonly string[] }[]
}

export type FormBuilder = (site: FormSite, subject: FormSubject) => FormDefinition

/** By the names of the fields. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>
