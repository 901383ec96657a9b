import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { type FormName, siteForm } from '../all-forms.ts'
import { dropUnoffered } from '../answers/drop-unoffered.ts'
import { initialValues } from '../answers/initial-values.ts'
import { distinctOptions, validateForm } from '../answers/validate-form.ts'
import type { FormCar, FormDefinition, FormSubject } from '../form.ts'
import { errorsUpToStep, stepOfField } from '../form-steps.ts'
import { invalidWords } from '../form-words.ts'

const [place] = testSite().locations
if (!place) throw new Error('The test site has a location.')
const south = { ...place, id: 'south', slug: 'south', name: 'Southgate', dealership_slug: 'southgate', primary: false }
const site = testSite({ locations: [place, south], dealerships: ['northgate', 'southgate'] })
const car: FormCar = {
  ...{ id: '7', name: '2021 Toyota RAV4', stocknum: 'N7', status: 'in_stock', dealership_slug: 'northgate' },
}
const calendar = (location: string, appointments: DepartmentDetails['places'][number]['appointments']) => ({
  ...{ location, dealership_slug: 'northgate', hours: [], special_hours: [], appointments },
})
const department: DepartmentDetails = {
  ...{ team: [], services: ['Logbook service', 'Tyres'] },
  places: [
    calendar('north', [
      { date: '2026-11-26', times: ['09:00', '10:00'] },
      { date: '2026-11-28', times: ['09:00'] },
    ]),
    calendar('south', [{ date: '2026-11-27', times: ['09:00', '13:30'] }]),
  ],
}
const form = (name: FormName, subject: FormSubject = {}) => siteForm(name, site, subject)
const names = ({ fields }: FormDefinition) => fields.map(({ name }) => name)
const field = (of: FormDefinition, name: string) => of.fields.find((one) => one.name === name)
const person = { name: 'Jane', phone: '0491 570 156', email: 'jane@example.com' }
const errorsOf = (of: FormDefinition, values: Parameters<typeof validateForm>[1]) => {
  const result = validateForm(of, values)
  return 'errors' in result ? result.errors.map((error) => [error.field, error.message]) : []
}

test.each(['enquiry', 'test-drive'] as const)('[OF-1] the message of %s names the offer that it is about', (name) => {
  expect(field(form(name, { offer: '$3,000 towards your Sorento' }), 'message')).toMatchObject({
    initial: 'I am interested in the offer “$3,000 towards your Sorento”.',
  })
})

describe('[LD-10] a test drive', () => {
  const ofCar = form('test-drive', { car, department })

  test('[VD-19] is called Book a Test Drive, and names its car', () => {
    expect([ofCar.title, ofCar.category]).toEqual(['Book a Test Drive', 'Test Drive'])
    expect(field(ofCar, 'message')).toMatchObject({
      initial: 'I would like to test drive the 2021 Toyota RAV4 (stock number N7).',
    })
  })

  test('of a car is at its own dealer, on the days and at the times that are free there', () => {
    expect(field(ofCar, 'location')).toMatchObject({ kind: 'hidden', value: 'north' })
    expect(field(ofCar, 'booking_date')).toMatchObject({
      options: [
        { value: '2026-11-26', label: 'Thu 26 Nov' },
        { value: '2026-11-28', label: 'Sat 28 Nov' },
      ],
    })
  })

  test.each([
    ['neither', {}, []],
    ['a day alone', { booking_date: '2026-11-28' }, []],
    ['a day and a time', { booking_date: '2026-11-26', booking_time: '10:00' }, []],
    [
      'a time that is taken by no opening hours',
      { booking_date: '2026-11-28', booking_time: '10:00' },
      ['booking_time'],
    ],
    ['a time without a day', { booking_time: '10:00' }, ['booking_time']],
    ['a day on which it is closed', { booking_date: '2026-11-27' }, ['booking_date']],
  ] as const)('takes %s', (_, chosen, wrong) => {
    const errors = errorsOf(ofCar, { ...person, ...chosen })
    expect(errors).toEqual(wrong.map((name) => [name, 'Choose a day and a time that we offer']))
  })

  test('date, time and message are optional', () => {
    for (const name of ['booking_date', 'booking_time', 'message'])
      expect(field(ofCar, name)?.required, name).toBeUndefined()
  })

  test('of no car in particular asks where, and each place has its own days and times', () => {
    const anywhere = form('test-drive', { department })
    expect(field(anywhere, 'location')).toMatchObject({
      required: 'Choose a location',
      options: [{ value: 'north' }, { value: 'south' }],
    })
    const at = (location: string, booking_date: string, booking_time: string) =>
      errorsOf(anywhere, { ...person, location, booking_date, booking_time }).map(([name]) => name)
    expect(at('south', '2026-11-27', '13:30')).toEqual([])
    expect(at('north', '2026-11-27', '13:30')).toEqual(['booking_date', 'booking_time'])
    const times = field(anywhere, 'booking_time')
    const shown = times && 'options' in times ? distinctOptions(times.options).map(({ value }) => value) : []
    expect(shown).toEqual(['09:00', '10:00', '13:30'])
  })

  test('another day drops a time that it does not have', () => {
    const chosen = { booking_date: '2026-11-28', booking_time: '10:00' }
    expect(dropUnoffered(ofCar, chosen)).toEqual({ ...chosen, booking_time: '' })
    expect(dropUnoffered(ofCar, { ...chosen, booking_date: '2026-11-26' })).toMatchObject({ booking_time: '10:00' })
  })

  test('without hours there is nothing to choose', () => {
    expect(names(form('test-drive', { car }))).not.toContain('booking_date')
  })
})

test('[LD-10] [VD-19] the hidden field of a request for photos has its text, whatever is sent', () => {
  const photos = form('request-photos', { car })
  const text = 'Please send me more photos of the 2021 Toyota RAV4 (stock number N7).'
  expect([photos.title, photos.category]).toEqual(['Request photos', 'Request Photos'])
  expect(initialValues(photos)).toMatchObject({ 'Request Photos': text })
  expect(validateForm(photos, { ...person, 'Request Photos': 'Mine' })).toMatchObject({
    values: { 'Request Photos': text },
  })
})

test.each([
  ['in_stock', 'I like the 2021 Toyota RAV4 (stock number N7). Please help me find something similar.'],
  ['sold', 'I was interested in the 2021 Toyota RAV4 (stock number N7). Please help me find something similar.'],
])('[LD-11] something similar to a car that is %s', (status, initial) => {
  const similar = form('something-similar', { car: { ...car, status } })
  expect(similar).toMatchObject({ category: 'Vehicle Enquiry', subcategory: 'Find me something similar' })
  expect(field(similar, 'message')).toMatchObject({ initial })
})

test.each([
  ['budget', '$35,000', '35000'],
  ['budget', '35 000.00', '35000'],
  ['max_km', '80,000 kms', '80000'],
  ['max_km', '80000km', '80000'],
] as const)('[LD-9] %s takes %j with its sign, suffix and separators', (name, typed, stored) => {
  expect(
    validateForm(form('something-similar'), {
      ...person,
      message: 'Hi',
      category: '',
      dealership_slug: 'northgate',
      [name]: typed,
    }),
  ).toMatchObject({
    values: { [name]: stored },
  })
})

test.each([
  ['budget', 'a lot', 'Enter an amount in whole dollars, like $25,000'],
  ['max_km', '-5', 'Enter the kilometres as a number, like 85,000'],
  ['max_km', '1234567890', 'Enter the kilometres as a number, like 85,000'],
] as const)('[LD-9] %s does not take %j', (name, typed, message) => {
  expect(
    errorsOf(form('something-similar'), { ...person, message: 'Hi', dealership_slug: 'northgate', [name]: typed }),
  ).toEqual([[name, message]])
})

describe('[LD-13] forms of the departments', () => {
  test.each([
    ['service-booking', 'Service Booking'],
    ['parts-enquiry', 'Parts Enquiry'],
    ['careers-enquiry', 'Careers Enquiry'],
  ] as const)('%s is the category %s', (name, category) => {
    expect(form(name, { department })).toMatchObject({ name, category })
  })

  test('[LD-7] a service is booked in steps, and every field is on one of them', () => {
    const booking = form('service-booking', { department })
    expect(booking.steps?.map(({ title }) => title)).toEqual(['Your vehicle', 'Drop-off', 'Your details'])
    expect(booking.steps?.flatMap(({ fields }) => fields)).toEqual(names(booking))
    expect(form('service-booking').steps?.map(({ title }) => title)).toEqual(['Your vehicle', 'Your details'])
  })

  test('[LD-7] a step is left without what the steps after it need', () => {
    const booking = form('service-booking', { department })
    const result = validateForm(booking, { kms: 'many' })
    const errors = 'errors' in result ? result.errors : []
    const upTo = (step: number) => errorsUpToStep(booking, errors, step).map((error) => error.field)
    expect(upTo(0)).toEqual(['kms'])
    expect(upTo(1)).toEqual(['kms', 'location'])
    expect(upTo(2)).toEqual(['kms', 'location', 'name', 'phone', 'email'])
    expect([stepOfField(booking, 'kms'), stepOfField(booking, 'email'), stepOfField(booking, 'x')]).toEqual([
      0,
      2,
      undefined,
    ])
  })

  test('[LD-3] the services that are ticked are additional services', () => {
    const values = { ...person, location: 'north', additional_services: ['Tyres'], 'Wash (check_option)': true }
    expect(validateForm(form('service-booking', { department }), values)).toMatchObject({
      values: { additional_services: ['Tyres', 'Wash'] },
    })
  })
})

test('[RT-14] the contact form begins with the location of its page, and any other can be chosen', () => {
  const contact = form('contact', { location: 'south' })
  expect(initialValues(contact)).toMatchObject({ location: 'south' })
  expect(field(contact, 'location')).toMatchObject({ options: [{ value: 'north' }, { value: 'south' }] })
})

test.each(['spin-to-win', 'online-payment'] as const)('[RT-21] %s is a form that reaches the dealer', (name) => {
  expect(form(name)).toMatchObject({ name, category: 'General Enquiry' })
  expect(names(form(name))).toContain('dealership_slug')
})

describe('[TI-3] a trade-in', () => {
  test.each([
    ['!!!', [['rego', invalidWords.plate]]],
    ['abc-12d', []],
  ])('with the plate %j', (rego, wrong) => {
    const values = { ...person, rego, regoState: 'NSW', kms: '40,000', postcode: '2100', PreferredContactMethod: 'SMS' }
    expect(errorsOf(form('trade-in'), { ...values, location_id: 'south' })).toEqual(wrong)
  })

  test('is sent to a place that sells cars', () => {
    const service = { ...place, id: 'service', slug: 'service', name: 'Service', location_type: 'service' as const }
    const placesOf = (locations: (typeof place)[]) =>
      field(siteForm('trade-in', testSite({ locations }), {}), 'location_id')
    expect(placesOf([place, service, south])).toMatchObject({ options: [{ value: 'north' }, { value: 'south' }] })
    expect(placesOf([place, service])).toMatchObject({ kind: 'hidden', value: 'north' })
    expect(placesOf([service])).toMatchObject({ kind: 'hidden', value: 'service' })
  })
})
