import { expect, test } from 'vitest'
import { copiedOnPage, copiedOnPaper } from './copied-texts.ts'
import { shareLink, shareWindow } from './share-links.ts'

const shared = { url: 'https://cars.example/cars/a-1', title: '2023 Toyota RAV4 & more' }
const url = 'https%3A%2F%2Fcars.example%2Fcars%2Fa-1'
const title = '2023%20Toyota%20RAV4%20%26%20more'

test.each([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['twitter', `https://twitter.com/share?url=${url}&text=${title}`],
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['whatsapp', `https://api.whatsapp.com/send?text=${title}%20${url}`],
  ['email', `mailto:?subject=${title}&body=${url}`],
] as const)('[DL-3] %s shares a vehicle by an address', (channel, address) => {
  expect(shareLink(channel, shared)).toBe(address)
})

test('[DL-3] a share window is 550 by 400', () => {
  expect(shareWindow).toContain('width=550,height=400')
})

test.each(['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'] as const)(
  '[DL-3] %s shares nothing without a url',
  (channel) => {
    expect(() => shareLink(channel, { ...shared, url: '' })).toThrow('a url is required')
  },
)

test('[DL-3] hashtags and related accounts go to Twitter as lists', () => {
  const link = shareLink('twitter', { ...shared, hashtags: ['RAV4', 'UsedCars'], related: ['harbourside'] })
  expect(new URL(link).searchParams.get('hashtags')).toBe('RAV4,UsedCars')
  expect(new URL(link).searchParams.get('related')).toBe('harbourside')
  expect(shareLink('twitter', { ...shared, hashtags: [], related: [] })).not.toMatch(/hashtags|related/)
})

test.each(['hashtags', 'related'])('[DL-3] Twitter takes no %s that are not an array', (name) => {
  const words: object = { [name]: 'RAV4,UsedCars' }
  expect(() => shareLink('twitter', { ...shared, ...words })).toThrow(`${name} must be an array`)
  expect(() => shareLink('facebook', { ...shared, ...words })).not.toThrow()
})

test('[DL-3] the copied link says so for 1.5 seconds on one page and with the car for 3 on another', () => {
  expect([copiedOnPage.text('any'), copiedOnPage.ms]).toEqual(['Copied', 1500])
  expect([copiedOnPaper.text('2023 Kia Sorento'), copiedOnPaper.ms]).toEqual([
    'Copied 2023 Kia Sorento to your clipboard!',
    3000,
  ])
})
