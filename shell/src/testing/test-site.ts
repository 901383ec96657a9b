import { testSite as plainSite } from '@forecourt/contracts/testing/test-site'

/** A tenant with characters that need escaping, and with secrets that must never leave the server. */
export const testSite = plainSite({
  slug: 'harbour',
  name: 'Harbour & Sons',
  url: 'https://www.harbour.example',
  finance_provider: 'provider_a',
  redbook: true,
  messaging_token: 'ssm:/forecourt/harbour/token',
  brand: { colour: '#145c9e', heading_font: 'Fraunces', body_font: 'Manrope', radius: 10, density: 'airy' },
  paths: { search: '/search/used-cars/', garage: '/my-garage' },
  menu: [{ label: 'All cars', href: '/search/used-cars/' }],
  footer: [{ title: 'Help', links: [{ label: 'E-mail', href: 'mailto:hello@harbour.example' }] }],
  phone: '(02) 5550 4120',
})
