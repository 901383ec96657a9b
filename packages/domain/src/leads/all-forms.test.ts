import type { EnquirySettings } from '@forecourt/contracts/site/settings/forms'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { siteForm } from './all-forms.ts'
import type { FormCar, FormDefinition, FormSite } from './form.ts'

const [place] = testSite().locations
if (!place) throw new Error('The test site has a location.')
const location = (slug: string, dealership_slug: string, fields: Partial<typeof place> = {}) => ({
  ...place,
  ...{ id: slug, slug, name: `The ${slug} yard`, dealership_slug },
  ...fields,
})

const site = (enquiry: Partial<EnquirySettings> = {}, fields: Partial<FormSite> = {}): FormSite => ({
  ...testSite(),
  ...fields,
  enquiry: { ...testSite().enquiry, terms_link: '/terms', ...enquiry },
})
const car: FormCar = {
  id: '7',
  name: '2021 Toyota RAV4',
  stocknum: 'N7',
  status: 'in_stock',
  dealership_slug: 'northgate',
}
const enquiryForm = (given: FormSite, { car }: { car?: FormCar } = {}) =>
  siteForm(car ? 'vehicle-enquiry' : 'enquiry', given, { car })
const names = ({ fields }: FormDefinition) => fields.map(({ name }) => name)
const field = (form: FormDefinition, name: string) => form.fields.find((one) => one.name === name)
const group = {
  dealerships: ['north', 'south'],
  locations: [location('north-yard', 'north'), location('south-yard', 'south')],
}

test('[LD-1] a general enquiry asks what it is about, and a car’s does not', () => {
  expect(names(enquiryForm(site()))).toEqual([
    ...['name', 'last_name', 'phone', 'email', 'category'],
    ...['Rego', 'car_year', 'car_description', 'message', 'marketing'],
  ])
  expect(names(enquiryForm(site(), { car }))).toEqual(['name', 'last_name', 'phone', 'email', 'message', 'marketing'])
})

test('[LD-1] the message is labelled Comments, and the button names the site', () => {
  const form = enquiryForm(site(), { car })
  expect(field(form, 'message')?.label).toBe('Comments')
  expect([form.title, form.submit]).toEqual(['Enquire', 'Send to Northgate Motors'])
})

describe('[LD-2] what is required', () => {
  test.each([
    ['a message', {}, 'message', true],
    ['no message where the site relaxes it', { message_required: false }, 'message', false],
    ['a category', {}, 'category', true],
    ['no registration', {}, 'Rego', false],
    ['a postcode where it is asked', { ask_postcode: true }, 'postcode', true],
  ] as const)('%s', (_, settings, name, isRequired) => {
    const found = field(enquiryForm(site(settings)), name)
    expect(found).toBeDefined()
    expect(found?.required !== undefined).toBe(isRequired)
  })
})

describe('[LD-2] [LD-12] who gets it', () => {
  test.each([
    ['one dealership: nothing is asked', site(), []],
    ['several dealerships: one has to be chosen', site({}, group), [['dealership_slug', 'select', true]]],
    [
      'several locations that are shown: one has to be chosen',
      site({ show_location: true }, group),
      [['location', 'select', true]],
    ],
    ['one location that is shown: it is chosen', site({ show_location: true }), [['location', 'hidden', false]]],
    [
      'hidden locations are not offered',
      site({ show_location: true }, { locations: [location('north-yard', 'north', { visible: false }), place] }),
      [['location', 'hidden', false]],
    ],
  ] as const)('%s', (_, given, expected) => {
    const fields = enquiryForm(given).fields.filter(({ name }) => name === 'location' || name === 'dealership_slug')
    expect(fields.map(({ name, kind, required }) => [name, kind, required !== undefined])).toEqual(expected)
  })

  test('a dealership is called after its primary location', () => {
    const locations = [...group.locations, location('main', 'south', { primary: true })].map((one) =>
      one.slug === 'south-yard' ? { ...one, primary: false } : one,
    )
    expect(field(enquiryForm(site({}, { ...group, locations })), 'dealership_slug')).toMatchObject({
      options: [
        { value: 'north', label: 'The north-yard yard' },
        { value: 'south', label: 'The main yard' },
      ],
    })
  })

  test('a car’s own dealership gets it, whatever the site asks elsewhere', () => {
    expect(names(enquiryForm(site({ show_location: true }, group), { car }))).not.toContain('location')
  })
})

describe('[LD-11] the message before the shopper writes one', () => {
  const available = 'I am interested in the 2021 Toyota RAV4 (stock number N7). Is it still available?'
  const gone = 'I was interested in the 2021 Toyota RAV4 (stock number N7). Please help me find something similar.'
  test.each([
    { status: 'in_stock', title: 'Enquire', subcategory: undefined, initial: available },
    { status: 'coming_soon', title: 'Enquire', subcategory: undefined, initial: available },
    ...['sold', 'withdrawn', 'anything'].map((status) => ({
      ...{ status, title: 'Find me something similar', subcategory: 'Find me something similar', initial: gone },
    })),
  ])('of a car that is $status', ({ status, title, subcategory, initial }) => {
    const form = enquiryForm(site(), { car: { ...car, status } })
    expect([form.title, form.subcategory]).toEqual([title, subcategory])
    expect(field(form, 'message')).toMatchObject({ initial })
  })
})

describe('[LD-15] terms and privacy', () => {
  test('the terms are ticked where the site has them', () => {
    expect(field(enquiryForm(site({ terms: true })), 'terms_conditions')).toMatchObject({
      kind: 'checkbox',
      required: '* You must agree to the terms of use before submitting the form.',
      link: { href: '/terms' },
    })
    expect(field(enquiryForm(site()), 'terms_conditions')).toBeUndefined()
  })

  test('the footer text and the privacy policy are under the form where the site has them', () => {
    const footer = [{ text: 'Mon to Fri' }, { text: 'Privacy policy', href: '/privacy-policy' }]
    expect(enquiryForm(site({ footer: 'Mon to Fri', privacy_link: '/privacy-policy' })).footer).toEqual(footer)
    expect(enquiryForm(site()).footer).toEqual([])
  })
})

test('marketing is a box of its own, which is not required', () => {
  expect(field(enquiryForm(site()), 'marketing')).toEqual({
    kind: 'checkbox',
    name: 'marketing',
    label: 'Send me offers from Northgate Motors. You can stop them at any time.',
    consent: '1',
  })
})

test('[LD-13] careers is a form of its own on the same path', () => {
  expect(siteForm('careers-enquiry', site())).toMatchObject({ name: 'careers-enquiry', category: 'Careers Enquiry' })
})

test.each([
  ['purchase', '$35,000'],
  ['subscription', '$400 a week'],
] as const)('[LD-11] where prices are of a %s the budget of something similar is as %s', (pricing, placeholder) => {
  expect(field(siteForm('something-similar', site({}, { pricing }), {}), 'budget')).toMatchObject({ placeholder })
})
