import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { minifyCss } from './minify-css.ts'

it.each([
  ['.a {\n  color: red;\n  margin: 0 auto;\n}\n', '.a{color:red;margin:0 auto}'],
  ['/* one */ .a { b: c } /* two', '.a{b:c}'],
  ['.a :hover , .b:hover { c: d }', '.a :hover,.b:hover{c:d}'],
  ['.a { width: calc( 1px + 2px ) }', '.a{width:calc( 1px + 2px )}'],
  ['.a/* and */.b{c:d}', '.a .b{c:d}'],
  [`.a { content: "; /* no */ }  x" }`, `.a{content:"; /* no */ }  x"}`],
  ['.a { content: ";}" ; ; }', '.a{content:";}"}'],
  [`.a { content: 'it\\'s  ; ' }`, `.a{content:'it\\'s  ; '}`],
  ['.a { background: url(/a b;c.png) }', '.a{background:url(/a b;c.png)}'],
  [
    '@media (min-width: 3px) and (hover) { .a { b: c } }',
    '@media (min-width:3px) and (hover){.a{b:c}}',
  ],
  ['.a { --x: ; --y: a  b }', '.a{--x:;--y:a b}'],
  ['', ''],
])('%j is %j', (css, made) => {
  expect(minifyCss(css)).toBe(made)
  expect(minifyCss(made)).toBe(made)
})

const listSheets = (theme: string) => {
  const folder = fileURLToPath(new URL(`../../../../../themes/${theme}/styles/`, import.meta.url))
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return sheets.map((name) => readFileSync(folder + name, 'utf8'))
}

it('removes only comments and white space from the built-in styles', () => {
  const bare = (css: string) =>
    css
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, '')
      .replaceAll(';}', '}')
  const all = ['kiln', 'system'].flatMap(listSheets)
  expect(all.length).toBeGreaterThan(10)
  for (const css of all) {
    const made = minifyCss(css)
    expect(made.length).toBeLessThan(css.length)
    expect(bare(made)).toBe(bare(css))
  }
})
