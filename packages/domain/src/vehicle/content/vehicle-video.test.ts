import { expect, test } from 'vitest'
import { vehicleVideo } from './vehicle-video.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', { kind: 'frame', src: youtube }],
  ['https://youtu.be/dQw4w9WgXcQ', { kind: 'frame', src: youtube }],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { kind: 'frame', src: youtube }],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', { kind: 'frame', src: youtube }],
  ['https://vimeo.com/76979871', { kind: 'frame', src: 'https://player.vimeo.com/video/76979871?dnt=1' }],
  ['/media/walk-round.mp4', { kind: 'file', src: '/media/walk-round.mp4' }],
  ['https://www.youtube.com/@dealer', { kind: 'link', src: 'https://www.youtube.com/@dealer' }],
  ['https://videos.example/walk-round', { kind: 'link', src: 'https://videos.example/walk-round' }],
  [
    'https://youtube.com.evil.example/watch?v=abc',
    { kind: 'link', src: 'https://youtube.com.evil.example/watch?v=abc' },
  ],
  ['http://videos.example/walk-round', undefined],
  [`https://youtu.be/${encodeURIComponent('"><script>')}`, expect.objectContaining({ kind: 'link' })],
] as const)('[VD-12] a video at %s', (video_url, video) => {
  expect(vehicleVideo({ video_url, images: [] })).toEqual(video)
})

test('[VD-12] [VD-21] the own video comes before the external one, and that before one among the pictures', () => {
  const images = [{ image: { url: '/media/1.jpg' } }, { video: true, image: { url: '/media/c.mp4' } }]
  const external_video_url = '/media/b.mp4'
  expect(vehicleVideo({ video_url: '/media/a.mp4', external_video_url, images })?.src).toBe('/media/a.mp4')
  expect(vehicleVideo({ external_video_url, images })?.src).toBe(external_video_url)
  expect(vehicleVideo({ images })?.src).toBe('/media/c.mp4')
  expect(vehicleVideo({ images: images.slice(0, 1) })).toBeUndefined()
})
