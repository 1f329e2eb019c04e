import { expect, it } from 'vitest'
import { createPreviewKey, listFaces, resolveSource, type ThemeFace } from './theme-faces.ts'

const face = (family: string, source: string, style = 'normal'): ThemeFace => ({
  family,
  source,
  style,
  weight: '100 900',
  unicodeRange: '',
})

const faces = [
  face('Fraunces', 'url("/static/theme/fonts/fraunces.woff2")'),
  face('Fraunces', 'url("/static/theme/fonts/fraunces-italic.woff2")', 'italic'),
  face('Fraunces Fallback', 'local("Georgia")'),
  face('Script', 'url("script.woff2")', 'italic'),
]

it('finds the upright files of the first font of a stack that has files', () => {
  expect(listFaces("'Fraunces', 'Fraunces Fallback', Georgia, serif", faces)).toEqual([faces[0]])
  expect(listFaces('"Missing", Fraunces', faces)).toEqual([faces[0]])
  expect(listFaces('Script, cursive', faces)).toEqual([faces[3]])
})

it('finds none for fonts of the device', () => {
  expect(listFaces("'Fraunces Fallback', system-ui, sans-serif", faces)).toEqual([])
})

it('resolves addresses relative to the style sheet', () => {
  const base = 'https://shop.example/site.css'
  expect(resolveSource("url('fonts/a.woff2') format('woff2'), local('A')", base)).toBe(
    "url(\"https://shop.example/fonts/a.woff2\") format('woff2'), local('A')",
  )
  expect(resolveSource('url(data:font/woff2;base64,AA==)', base)).toBe(
    'url("data:font/woff2;base64,AA==")',
  )
})

it('a font with other files of the same stack is loaded anew', () => {
  const font = { id: 'fraunces', stack: 'Fraunces, serif' }
  const [upright] = faces
  if (!upright) throw new Error('Fraunces has a face')
  const key = createPreviewKey(font, faces)
  expect(createPreviewKey(font, [...faces])).toEqual(key)
  const changed = { ...upright, source: 'url("/static/theme/fonts/fraunces-2.woff2")' }
  expect(createPreviewKey(font, [changed])).not.toEqual(key)
  // The file of another theme at the same address.
  const base = 'https://shop.example/site.css'
  const [one, other] = ['a1', 'b2'].map((version) => ({
    ...upright,
    source: resolveSource(upright.source, base, version),
  }))
  if (!one || !other) throw new Error('Both themes have the font')
  expect(one.source).toBe('url("https://shop.example/static/theme/fonts/fraunces.woff2?of=a1")')
  expect(createPreviewKey(font, [one])).not.toEqual(createPreviewKey(font, [other]))
})
