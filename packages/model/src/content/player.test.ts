import { describe, expect, it } from 'vitest'
import { parsePlayerUrl, playerOrigins } from './player.ts'

const film = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

describe('parsing a player URL', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', film],
    ['https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=x', film],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', film],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', film],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', film],
    ['https://youtube.com/watch/?v=dQw4w9WgXcQ&t=1h2m3s', `${film}&start=3723`],
    ['https://youtu.be/dQw4w9WgXcQ?t=75', `${film}&start=75`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90&end=95', `${film}&start=90`],
    [
      'https://www.youtube.com/playlist?si=1&list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs&autoplay=1&rel=0',
    ],
    [
      'https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL590L5WQmH8&autoplay=1&rel=0',
    ],
    [
      'https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e&app_id=1#t=1m5s',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e#t=65s',
    ],
    [
      'https://vimeo.com/groups/motion/videos/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    ],
    [
      'https://vimeo.com/showcase/11/video/76979871?share=copy',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    ],
    [
      'https://soundcloud.com/kiln/first-firing/s-Ab12cD?si=1',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln%2Ffirst-firing%2Fs-Ab12cD&auto_play=true',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    [
      'https://soundcloud.com/kiln/first-firing?si=1',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln%2Ffirst-firing&auto_play=true',
    ],
  ])('%s is %s', (address, player) => expect(parsePlayerUrl(address)?.player).toBe(player))

  it.each([
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/?https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
    'https://youtu.be/"><script>x',
    'https://vimeo.com/kiln',
    'https://www.youtube.com/playlist?list="><script>',
    'https://www.youtube.com/embed/videoseries',
    'https://soundcloud.com/kiln/first-firing/likes',
    'javascript:https://vimeo.com/76979871',
    'https://soundcloud.com/kiln',
  ])('%s has none', (address) => expect(parsePlayerUrl(address)).toBeUndefined())

  it('starts at the given time', () => {
    expect(parsePlayerUrl('https://youtu.be/dQw4w9WgXcQ', 75)).toMatchObject({
      page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=75s',
      player: `${film}&start=75`,
    })
    expect(parsePlayerUrl('https://vimeo.com/76979871', 75)?.player).toMatch(/#t=75s$/)
    expect(parsePlayerUrl('https://youtu.be/dQw4w9WgXcQ?t=9', 75)?.player).toBe(`${film}&start=75`)
    expect(parsePlayerUrl('https://youtu.be/dQw4w9WgXcQ?t=soon')?.player).toBe(film)
  })

  it('returns only origins that a page may embed', () => {
    for (const address of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/1',
      'https://soundcloud.com/a/b',
    ]) {
      const origin = /^https:\/\/[^/]+/.exec(parsePlayerUrl(address)?.player ?? '')?.[0]
      expect(playerOrigins).toContain(origin)
    }
  })
})
