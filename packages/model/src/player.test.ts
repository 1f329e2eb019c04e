import { describe, expect, it } from 'vitest'
import { playerOf, playerOrigins } from './player.ts'

const film = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

describe('the player of an address', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', film],
    ['https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=x', film],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', film],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', film],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', film],
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
  ])('%s is %s', (address, player) => expect(playerOf(address)?.player).toBe(player))

  it.each([
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/?https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
    'https://youtu.be/"><script>x',
    'https://vimeo.com/kiln',
    'javascript:https://vimeo.com/76979871',
    'https://soundcloud.com/kiln',
  ])('%s has none', (address) => expect(playerOf(address)).toBeUndefined())

  it('begins where it is told to', () => {
    expect(playerOf('https://youtu.be/dQw4w9WgXcQ', 75)).toMatchObject({
      page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=75s',
      player: `${film}&start=75`,
    })
    expect(playerOf('https://vimeo.com/76979871', 75)?.player).toMatch(/#t=75s$/)
  })

  it('stands with those that a page may hold', () => {
    for (const address of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/1',
      'https://soundcloud.com/a/b',
    ]) {
      const origin = /^https:\/\/[^/]+/.exec(playerOf(address)?.player ?? '')?.[0]
      expect(playerOrigins).toContain(origin)
    }
  })
})
