import { expect, it } from 'vitest'
import { StrayAmpersands } from './stray-ampersands.ts'

const XML = '<a b="x & y">A &amp; B &nbsp; &c; &#38; &#xz; <![CDATA[R & D &nbsp;]]> &broken</a> &'

it.each([1, 2, 3, 7, 13, 1_000])('escapes stray ampersands in chunks of %d characters', (size) => {
  const guard = new StrayAmpersands()
  let text = ''
  for (let at = 0; at < XML.length; at += size) text += guard.write(XML.slice(at, at + size))
  expect(text + guard.end()).toBe(
    '<a b="x &amp; y">A &amp; B &amp;nbsp; &amp;c; &#38; &amp;#xz; <![CDATA[R & D &nbsp;]]> &amp;broken</a> &amp;',
  )
})
