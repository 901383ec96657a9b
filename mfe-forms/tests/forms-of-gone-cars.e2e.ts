import { axeViolations, expect, test } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { carPage, fillIn, heading, isHydrated, leads, reads, remotes, send, takes } from './form-page.ts'

for (const path of [
  '/enquire?car_id=999',
  '/book-test-drive?car_id=999',
  '/request-photos?car_id=999',
  '/something-similar?car_id=<b>',
  `${carPage}#test-drive?car_id=999`,
  `${carPage}#request-photos?car_id=999`,
])
  test(`[VD-14] ${path}, of a car that the site does not have, says so and takes a message`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    // The answer is expected: the console has no error.
    const page = await open(server)
    await page.goto(path)
    await expect(
      page.getByRole('status').filter({ hasText: 'That vehicle is not on our site any more.' }),
    ).toBeVisible()
    await expect(send(page)).toBeVisible()
  })

for (const name of ['enquiry', 'test-drive', 'request-photos'])
  test(`[VD-14] the dialog ${name} of a car that is gone is called by what it asks`, { tag: '@exhaustive' }, async ({
    open,
  }) => {
    const page = await open({ remotes, api: [...reads, takes] })
    await page.goto(`/cars/${exampleCar.slug}#${name}?car_id=v2`)
    const dialog = page.getByRole('dialog', { name: 'Find me something similar' })
    await expect(dialog).toContainText('This one is gone.')
    await expect(dialog).toContainText('Sold')
    expect(await axeViolations(page)).toEqual([])
    await page.evaluate((hash) => {
      location.hash = hash
    }, `${name}?car_id=${exampleCar.id}`)
    await expect(page.getByRole('dialog', { name: /Enquire|Book a Test Drive|Request photos/ })).toBeVisible()
  })

for (const path of ['/book-test-drive', '/request-photos'])
  test(`[VD-14] ${path} of a car that is gone asks for something similar`, async ({ serve, open }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    const page = await open(server)
    await page.goto(`${path}?car_id=v2`)
    await expect(heading(page, 'Find me something similar')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await isHydrated(page)
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL('/success')
    expect(leads(server).map(({ body }) => body)).toMatchObject([{ form: 'vehicle-enquiry', car_id: 'v2' }])
  })
