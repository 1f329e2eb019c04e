import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sanitizeSvg } from './sanitize-svg.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, more = '') => `<svg ${XMLNS} viewBox="0 0 9 9"${more}>${inner}</svg>`
const SHAPE = '<path d="M0 0h9v9z"/>'

/** Attacks that have executed or loaded something in some browser. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<path onclick="alert(1)" ONLOAD="alert(1)" d="M0 0"/>',
  '<path d="M0 0" on:click="alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<foreignObject><iframe src="https://other.example"/><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href=" java&#10;script:alert(1)"><text>x</text></a>',
  '<use href="https://other.example/a.svg#x"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<image href="https://other.example/pixel.png"/>',
  '<image href="//other.example/pixel.png"/>',
  '<image href="data:image/svg+xml,%3Csvg/onload=alert(1)%3E"/>',
  '<feImage href="https://other.example/pixel.png"/>',
  '<style>@import "https://other.example/a.css";</style>',
  '<style>path{fill:url(https://other.example/a)}</style>',
  '<style>path{fill:u\\72l(https://other.example/a)}</style>',
  '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<path style="fill:url(https://other.example/a)" d="M0 0"/>',
  '<path fill="url(&quot;https://other.example/a&quot;)" d="M0 0"/>',
  '<path style="behavior:url(#x)" d="M0 0"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<listener handler="#x" event="load"/>',
  '<metadata><secret>51.5, -0.1 other.example</secret></metadata>',
  '<iframe src="https://other.example"/>',
  '<embed src="https://other.example"/>',
  '<object data="https://other.example"/>',
  '<!--><script>alert(1)</script>-->',
  '<?xml-stylesheet href="https://other.example/a.css"?>',
  '<title><script>alert(1)</script></title>',
  '<desc>]]><script>alert(1)</script></desc>',
  '<text>&lt;script>alert(1)&lt;/script></text>',
]

/** Words that stand as text are text. */
const RUNS =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|set|animate|handler|listener|feImage|metadata)|<[^>]*\son|javascript:|other\.example|<\?|<!|@import/i

it.each(HOSTILE)('sanitizes %s and keeps the image', (hostile) => {
  const clean = sanitizeSvg(svg(hostile + SHAPE)) ?? ''
  expect(clean).not.toMatch(RUNS)
  expect(clean).toContain('<path d="M0 0h9v9z"')
})

it('rejects an SVG that is nested too deep, so that nothing is lost silently', () => {
  const nested = (levels: number) => svg('<g>'.repeat(levels) + SHAPE + '</g>'.repeat(levels))
  expect(sanitizeSvg(nested(90))).toContain(SHAPE.slice(0, 12))
  expect(sanitizeSvg(nested(1_000))).toBeUndefined()
})

it('leaves nothing that runs in any combination of hostile parts', () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ maxLength: 12 }),
    fc.constant(SHAPE),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const clean = sanitizeSvg(svg(parts.join('')))
      if (clean === undefined) return
      expect(clean).not.toMatch(RUNS)
      // Clean SVG stays unchanged, because archives compare bytes.
      expect(sanitizeSvg(clean)).toBe(clean)
    }),
    { numRuns: 300 },
  )
})

it('keeps the elements of images', async () => {
  const drawing = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><circle r="4"/></clipPath><style>.a{fill:#b4542b;clip-path:url(#c)}</style></defs><g class="a" transform="scale(2)"><use xlink:href="#g"/><rect width="9" height="9" fill="url(#g)" style="opacity:.5"/></g><text font-size="3">A &amp; B</text>',
    ' width="90" height="90"',
  )
  const clean = sanitizeSvg(`<?xml version="1.0"?>\n<!-- made by hand -->\n${drawing}`) ?? ''
  for (const part of [
    'viewBox="0 0 9 9"',
    '<linearGradient id="g">',
    '<style>.a{fill:#b4542b;clip-path:url(#c)}</style>',
    'xlink:href="#g"',
    'fill="url(#g)"',
    'style="opacity:.5"',
    'A &amp; B',
  ])
    expect(clean).toContain(part)
  expect(await sharp(Buffer.from(clean)).metadata()).toMatchObject({ width: 90, height: 90 })
})

it.each([
  [
    'expands no entity',
    '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>' + svg('<text>&b;</text>'),
  ],
  [
    'reads no file',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + svg('<text>&a;</text>'),
  ],
])('%s', (_what, text) => {
  expect(sanitizeSvg(text) ?? '').not.toMatch(/lol|root:|ENTITY/)
})

it('rejects files that are not SVG, nested too deep or too large', () => {
  expect(sanitizeSvg('')).toBeUndefined()
  expect(sanitizeSvg('<html><body/></html>')).toBeUndefined()
  expect(sanitizeSvg(svg(SHAPE.repeat(20_001)))).toBeUndefined()
  expect(sanitizeSvg(svg('<g>'.repeat(5_000))) ?? '').not.toMatch(/(?:<g>){200}/)
})
