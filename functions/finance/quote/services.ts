import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import type { GeocoderProvider } from '@forecourt/providers/geocoder/port'
import { createYouxProvider } from '@forecourt/providers/youx/adapter'
import type { YouxProvider } from '@forecourt/providers/youx/port'

let youx: { secret: string; provider: YouxProvider } | undefined

/** Throws an Error that names what is missing where the stage has no finance provider. */
export async function youxProvider(): Promise<YouxProvider> {
  const { YOUX_URL: url, YOUX_REDIRECT_HOSTS = '' } = process.env
  if (!url) throw new Error('The environment is incomplete: YOUX_URL is missing.')
  const secret = await providerSecret('youx')
  if (youx?.secret !== secret)
    youx = {
      secret,
      provider: createYouxProvider({ url, secret, redirectHosts: YOUX_REDIRECT_HOSTS.split(',').filter(Boolean) }),
    }
  return youx.provider
}

let geocoder: Promise<GeocoderProvider> | undefined

/** FQ-13. Amazon Location where the stage has it, else the table of localities; each is loaded only then. */
export function geocoderProvider(): Promise<GeocoderProvider> {
  geocoder ??= loadGeocoder()
  return geocoder
}

async function loadGeocoder(): Promise<GeocoderProvider> {
  const { GEOCODER, GEOCODER_URL: url, AWS_REGION: region = '' } = process.env
  const { embeddedGeocoder } = await import('@forecourt/providers/geocoder/embedded')
  if (GEOCODER !== 'amazon' && !url) return embeddedGeocoder
  const { createGeocoderProvider } = await import('@forecourt/providers/geocoder/adapter')
  return createGeocoderProvider({ region, ...(url && { url }) })
}
