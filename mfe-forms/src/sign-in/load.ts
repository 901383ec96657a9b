import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { drawState } from '@forecourt/domain/draws/draw-state'
import { samePath } from '@forecourt/domain/shoppers/same-path'
import { type SignInType, signInTypeOf } from '@forecourt/domain/shoppers/sign-in-types'
import { type SignInPurpose, signInPurpose } from '@forecourt/domain/shoppers/sign-in-words'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

export type SignInData = {
  purpose: SignInPurpose
  /** A path of the site, as the next. */
  redirect: string
  /** Where the address says where the shopper came from. */
  back?: string
  /** That the shopper came from or continues to. */
  vehicle?: Vehicle
  /** What a draw that is open has to win. */
  prizes?: readonly string[]
}

/** Types after which a shopper gets to the garage, where the address names nothing. */
const toGarage: readonly SignInType[] = ['watchlist', 'my-garage']

/** RT-11. `/sign-in?type=&redirect=&back=`: what is no path of the site is as good as not there. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<SignInData>> {
  const query = new URLSearchParams(request.query)
  const type = signInTypeOf(query.get('type'))
  const back = samePath(query.get('back'))
  const garage = toGarage.includes(type) ? site.paths.garage : undefined
  const redirect = samePath(query.get('redirect')) ?? garage ?? back ?? '/'
  const vehicle = await findCar([redirect, back], api)
  const purpose = signInPurpose(type, redirect)
  const { draw } = site
  const isDrawn = purpose === 'spin-to-win' && drawState(draw, { left: 1, hasDrawn: false, now: new Date() }) === 'open'
  return {
    kind: 'found',
    data: {
      purpose,
      redirect,
      ...(back !== undefined && { back }),
      ...(vehicle && { vehicle }),
      ...(draw && isDrawn && { prizes: draw.prizes }),
    },
  }
}

/** The car whose page, or whose page of something, an address is. One that is gone is no reason not to sign in. */
async function findCar(paths: readonly (string | undefined)[], api: LoadApi): Promise<Vehicle | undefined> {
  const slug = paths.map((path) => /^\/cars\/([a-z0-9-]{1,200})(?:[/?#]|$)/.exec(path ?? '')?.[1]).find(Boolean)
  if (slug === undefined || slug === 'trade-in') return undefined
  const { vehicle } = await loadEndpoints()
  try {
    return await api.get(vehicle, { slug })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}
