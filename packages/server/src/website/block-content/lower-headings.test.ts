import { expect, it } from 'vitest'
import { lowerHeadings } from './lower-headings.ts'

it('lowers headings and nothing else', () => {
  expect(lowerHeadings('<h1 class="a">A</h1><hr><H2>B</H2><h6>C</h6>')).toBe(
    '<h2 class="a">A</h2><hr><h3>B</h3><h6>C</h6>',
  )
  const script = '<script>"<h1>"</script><!-- <h2> --><header>&lt;h1></header>'
  expect(lowerHeadings(script)).toBe(script)
})
