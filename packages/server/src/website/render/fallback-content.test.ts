import { expect, it } from 'vitest'
import { markFallbackContent, removeSecondTitle } from './fallback-content.ts'

const content = markFallbackContent('<div class="page-head"><h1>Our  Shop</h1><p>Pots</p></div>')
const page = (around: string, main = content) => `<body>${around}<main>${main}</main></body>`

it.each([
  '<h2 class="banner">Our <em>shop</em></h2>',
  '<h1>Our Shop</h1>',
  '<div id="a" class="page-title x">Our Shop</div>',
  '<p class="collection-title"> our shop </p>',
])('removes the title of the content after %s', (around) => {
  expect(removeSecondTitle(page(around), content)).toBe(
    page(around, markFallbackContent('<div class="page-head"><p>Pots</p></div>')),
  )
})

it.each([
  '<h1 class="site-title">Marlpit</h1>',
  '<a class="nav-link" href="/shop">Our Shop</a>',
  '<p>Our Shop</p>',
])('keeps the title of the content after %s', (around) => {
  expect(removeSecondTitle(page(around), content)).toBe(page(around))
})

it('keeps the titles of the theme’s own templates', () => {
  const own = '<h1>Our Shop</h1>'
  expect(removeSecondTitle(page('<h1>Our Shop</h1>', own), own)).toBe(
    page('<h1>Our Shop</h1>', own),
  )
})
