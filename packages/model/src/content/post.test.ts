import { describe, expect, it } from 'vitest'
import { parseBookingUrl } from './booking.ts'
import { playerOrigins } from './player.ts'
import { parsePostUrl } from './post.ts'

const tweet = 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20'
const photo = 'https://www.instagram.com/p/Cabc_-1/embed/captioned/'
const table = /^https:\/\/www\.opentable\.com\/widget\/reservation\/canvas\?rid=42&/
const diary = 'https://app.acuityscheduling.com/schedule.php?owner=42'

const getFrame = (address: string) => (parsePostUrl(address) ?? parseBookingUrl(address))?.player

describe('parsing URLs of posts and booking pages', () => {
  it.each([
    ['https://twitter.com/jack/status/20', tweet],
    ['https://x.com/jack/status/20?s=20', tweet],
    ['http://mobile.twitter.com/i/web/status/20#x', tweet],
    ['https://www.instagram.com/p/Cabc_-1/?igsh=1', photo],
    ['https://instagram.com/kiln.co/p/Cabc_-1', photo],
    ['https://www.opentable.com/restref/client/?rid=42', table],
    ['https://www.opentable.co.uk/r/kiln?lang=en&restref=42', table],
    [diary, `${diary}&ref=embedded_csp`],
    ['https://app.acuityscheduling.com/schedule/42', `${diary}&ref=embedded_csp`],
    [`${diary}&appointmentType=7`, `${diary}&appointmentType=7&ref=embedded_csp`],
  ])('embeds %s', (address, frame) => {
    expect(getFrame(address)).toMatch(frame)
    const origin = /^https:\/\/[^/]+/.exec(getFrame(address) ?? '')?.[0]
    expect(playerOrigins).toContain(origin)
  })

  it.each([
    ...['https://twitter.com/jack', 'https://twitter.com.example/jack/status/20'],
    ...['https://example.com/?https://x.com/jack/status/20', 'https://x.com/jack/status/"><b>'],
    ...['https://www.instagram.com/kiln.co/', 'https://www.instagram.com/p/"><b>'],
    ...['https://www.opentable.com/r/kiln', 'https://opentable.example/?rid=42'],
    ...[
      'https://app.acuityscheduling.com/',
      'https://app.acuityscheduling.com/schedule.php?owner="',
    ],
    'javascript:https://x.com/jack/status/20',
  ])('does not embed %s', (address) => expect(getFrame(address)).toBeUndefined())
})
