import { createLead } from '@forecourt/contracts/endpoints/forms'
import { answered, expect, fail, fake, test } from '@forecourt/e2e/page-harness'
import { answerForTurnstile } from '@forecourt/e2e/page-harness/fake-turnstile'
import { fillIn, heading, leads, reads, remotes, send } from './form-page.ts'

test('a form that the spam rules doubt gets the challenge, and passes with it', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['forms'] })
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const doubts = fake(createLead, ({ body }) =>
    body.challenge === 'token 1 of key-1'
      ? { lead_id: 'L1' }
      : fail('invalid', {
          fields: [{ field: 'challenge', message: 'Confirm that you are a person, then send the form again.' }],
        }),
  )
  const server = await serve({ remotes, api: [...reads, doubts], site: { enquiry } })
  const page = await open(server, { required: [answered(422, '/api/leads')] })
  await answerForTurnstile(page)
  await page.goto('/request-photos?car_id=v1')
  await fillIn(page)
  await send(page).click()
  await expect(heading(page, 'Please fix the following errors:')).toBeFocused()
  await page.getByRole('button', { name: 'I am a person' }).click()
  await expect(heading(page, 'Please fix the following errors:')).toBeHidden()
  await send(page).click()
  await expect(page).toHaveURL('/success')
  const keys = new Set(leads(server).map(({ idempotencyKey }) => idempotencyKey))
  expect([leads(server).length, keys.size]).toEqual([2, 1])
})

test('a challenge whose form was refused is spent: the next one has a new token', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['forms'] })
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const doubts = fake(createLead, ({ body }) => {
    if (body.challenge === 'token 2 of key-1') return { lead_id: 'L1' }
    if (body.challenge !== undefined) return fail('unavailable', {})
    return fail('invalid', { fields: [{ field: 'challenge', message: 'Confirm that you are a person.' }] })
  })
  const server = await serve({ remotes, api: [...reads, doubts], site: { enquiry } })
  const page = await open(server, { required: [answered(422, '/api/leads'), answered(503, '/api/leads')] })
  await answerForTurnstile(page)
  await page.goto('/request-photos?car_id=v1')
  await fillIn(page)
  await send(page).click()
  const person = page.getByRole('button', { name: 'I am a person' })
  await person.click()
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(person).toBeEnabled()
  await person.click()
  await send(page).click()
  await expect(page).toHaveURL('/success')
  expect(leads(server).map(({ body }) => Object(body).challenge)).toEqual([
    undefined,
    'token 1 of key-1',
    'token 2 of key-1',
  ])
})
