import { expect, it } from 'vitest'
import { listFaces, resolveSource, type ThemeFace } from './theme-faces.ts'

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
