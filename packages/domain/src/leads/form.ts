import type { FormValue, LeadCategory } from '@forecourt/contracts/leads/lead'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** What forms need to know of a site and of the car that they are about. */
export type FormSite = Pick<PublicSite, 'name' | 'dealerships' | 'locations' | 'enquiry'>
export type FormCar = Pick<Vehicle, 'id' | 'name' | 'stocknum' | 'status' | 'dealership_slug'>

export type Option = { value: string; label: string }

type FieldBase = {
  /** As the lead has it. */
  name: string
  label: string
  /** What a shopper reads who leaves it out; a field without this is optional. */
  required?: string
  help?: string
  /** The field is there while another one has one of these values. */
  when?: { field: string; in: readonly string[] }
}

/** One field of a form, as data: one renderer draws all of them, and one function validates them. */
export type Field = FieldBase &
  (
    | {
        kind: 'text' | 'email' | 'phone' | 'postcode' | 'textarea'
        initial?: string
        placeholder?: string
        /** A token of HTML's `autocomplete`. */
        autocomplete?: string
        maxLength: number
      }
    | { kind: 'select' | 'radio'; options: readonly Option[]; initial?: string }
    | { kind: 'checkbox-group'; options: readonly Option[] }
    | { kind: 'checkbox'; link?: { label: string; href: string } }
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
  fields: readonly Field[]
  submit: string
  /** Under the form. */
  footer: readonly { text: string; href?: string }[]
  /** LD-7: fields by step; without it the form has one. */
  steps?: readonly { title: string; fields: readonly string[] }[]
}

/** By the names of the fields. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>
