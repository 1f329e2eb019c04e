import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createThemedSite } from '../../test/render.ts'

const guide = readFileSync(new URL('../../../../../docs/guide/themes.md', import.meta.url), 'utf8')
const examples = guide.split(/^### /m).flatMap((section) => {
  const [, name = ''] = /^(\S+)\n/.exec(section) ?? []
  const [, source] = /```jsont\n(.*?)```/s.exec(section) ?? []
  const [, result] = /^renders\n\n```text\n(.*?)```/ms.exec(section) ?? []
  return source === undefined || result === undefined ? [] : [{ name, source, result }]
})

it('shows every tag of the platform in the guide to themes', () => {
  const listed = [...guide.matchAll(/^\| `squarespace:([\w-]+)` /gm)].map(([, name]) => name)
  expect(listed).toHaveLength(8)
  expect(new Set(examples.map(({ name }) => name))).toEqual(new Set(listed))
})

it.each(examples)('renders the guide’s $name as documented', async ({ source, result }) => {
  const { draw, product } = await createThemedSite(
    {
      'collections/products.item': source,
      'scripts/menu.js': 'menu()',
      'scripts/zoom.js': 'zoom()',
    },
    {
      navigation: [
        { title: 'Home', url: '/' },
        { title: 'Shop', url: '/shop' },
      ],
    },
  )
  const products = [
    { title: 'Mug', categories: [['Cups']], tags: ['oat'] },
    { title: 'Plate' },
    { title: 'Beaker', categories: [['Cups']] },
    { title: 'Bowl', categories: [['Bowls']], tags: ['oat'] },
  ]
  for (const [displayIndex, one] of products.entries())
    await product({ ...one, urlId: one.title.toLowerCase(), displayIndex })
  const { html, issues } = await draw('/shop/p/mug')
  const rendered = html.replace(/combo-[\da-f]{12}\.js\?v=[\da-f]{12}/, 'COMBO')
  expect(rendered.trim()).toBe(result.trim())
  expect(issues).toEqual([])
})
