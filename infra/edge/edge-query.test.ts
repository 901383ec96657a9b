import { readsQuery } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { pictureWidths } from '@forecourt/domain/media/picture-slots'
import { functions } from '@forecourt/functions/needs'
import { describe, expect, test } from 'vitest'
import { type ViewerRequest, viewerRequestCode } from './load-edge-function.ts'
import { askEdge, engines } from './testing/edge-engines.ts'

describe.each(engines)('in $name', (engine) => {
  describe.skipIf(engine.isMissing)('the edge', { tags: engine.tags }, () => {
    const run = (parameters: Record<string, string>, request?: Partial<ViewerRequest>) =>
      askEdge(engine, parameters, request)
    describe('the query of a page or an answer', () => {
      const ask = async (querystring: ViewerRequest['querystring']) => {
        const outcome = await run({ tenant: 'harbourside' }, { uri: '/search/used-cars/', querystring })
        return 'querystring' in outcome ? outcome.querystring : null
      }

      test('[SR-2] has the order of its names, whatever the order in which they came', async () => {
        const asked = { query: { value: 'ute' }, page: { value: '2' }, make: { value: 'Kia' }, Zoo: { value: '1' } }
        const passed = { Zoo: { value: '1' }, make: { value: 'Kia' }, page: { value: '2' }, query: { value: 'ute' } }
        for (const entries of [Object.entries(asked), Object.entries(asked).reverse()])
          expect(Object.entries((await ask(Object.fromEntries(entries))) ?? {})).toEqual(Object.entries(passed))
      })

      test('loses the marks of advertisements, so that none makes another entry of the cache', async () => {
        const make = { value: 'Kia', multiValue: [{ value: 'Kia' }, { value: 'Mazda' }] }
        const marks = [
          'utm_source',
          'UTM_Campaign',
          'gclid',
          'gad_source',
          'fbclid',
          'msclkid',
          'mc_eid',
          '_gl',
          'li_fat_id',
          'results',
        ]
        const noise = Object.fromEntries(marks.map((name) => [name, { value: 'x' }]))
        expect(await ask({ ...noise, make })).toEqual({ make })
        expect(await ask(noise)).toEqual({})
      })

      const sample = (path: string) => path.replace(/\{\w+\+?\}/g, 'x')
      /** Known to read none. */
      const unread = [
        ...endpoints.filter((row) => row.visibility === 'shared' && !readsQuery(row)).map(({ path }) => path),
        ...Object.values(functions).flatMap(({ runs }) => (runs.paths ?? []).map(({ path }) => path)),
      ].filter((path) => !path.startsWith('/media/'))
      const read = endpoints.map(({ path }) => path).filter((path) => !unread.includes(path))

      test.each([
        ...[...read, '/', '/stock/x', '/robots.txt.html', '/api/unknown'].map((path) => [path, true] as const),
        ...unread.map((path) => [path, false] as const),
      ])('reaches %s unless it is known to read none: %s', async (path, isRead) => {
        const querystring = { page: { value: '2' } }
        const outcome = await run({ tenant: 'harbourside' }, { uri: sample(path), querystring })
        expect(outcome).toMatchObject({ querystring: isRead ? querystring : {} })
        if (!isRead) expect(outcome).toHaveProperty('querystring', {})
      })

      test('[MF-1] holds the parameters of a page that the edge does not know, by whatever name', async () => {
        const own = { constructor: { value: 'y' }, deposit: { value: '5000' }, mcguffin: { value: '' } }
        expect(await ask(own)).toEqual(own)
      })
    })

    describe('[GA-7] the rendition of a picture', () => {
      const picture = '/media/demo/suv/red/side.avif'
      const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
      const ask = (w: ViewerRequest['querystring'], accept?: string, uri = picture) =>
        run({ tenant: 'harbourside' }, { uri, querystring: w, headers: accept ? { accept: { value: accept } } : {} })

      test.each([
        ['AVIF and WebP', chrome, 'avif'],
        ['WebP', 'image/webp,*/*', 'webp'],
        ['PNG at best', 'image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
        ['anything', '*/*', 'jpeg'],
        ['nothing at all', undefined, 'jpeg'],
      ])('for a browser that takes %s', async (_what, accept, format) => {
        expect(await ask({ w: { value: '720' } }, accept)).toMatchObject({
          uri: `${picture}/720.${format}`,
          querystring: {},
        })
      })

      test('is the same whatever else the address carries', async () => {
        const asked = { utm_source: { value: 'x' }, w: { value: '360' }, W: { value: '720' } }
        expect(await ask(asked, chrome)).toMatchObject({ uri: `${picture}/360.avif`, querystring: {} })
      })

      test('is a usual one for who asks for no width, as a crawler does', async () => {
        expect(await ask({}, '*/*')).toMatchObject({ uri: `${picture}/1280.jpeg` })
      })

      test.each(['', '0', '321', '0720', '720.0', '72e1', '-720', '720,360', '99999', 'constructor', '720/../1'])(
        'is refused at the edge for the width %j',
        async (value) => {
          expect(await ask({ w: { value } }, chrome)).toMatchObject({
            statusCode: 400,
            headers: { 'cache-control': { value: 'no-store' } },
            body: { data: 'w must be one of 200, 360, 480, 720, 960, 1280, 1920, 2560.' },
          })
        },
      )

      test('is refused for two widths at once', async () => {
        const w = { value: '720', multiValue: [{ value: '360' }, { value: '720' }] }
        expect(await ask({ w }, chrome)).toMatchObject({ statusCode: 400 })
      })

      test('is asked of no page, whatever its address says', async () => {
        const uri = '/search/media/'
        expect(await ask({ w: { value: '720' } }, chrome, uri)).toMatchObject({ uri, querystring: {} })
      })

      test('has the widths that pages offer', () => {
        const [, list = ''] = /pictureWidths = \[(.*)\]/.exec(viewerRequestCode()) ?? []
        expect(list.match(/\d+/g)).toEqual(Object.keys(pictureWidths))
      })
    })
  })
})
