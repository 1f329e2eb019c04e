import { expect, it } from 'vitest'
import { createFileSearch } from './file-tree.ts'

it('finds files in the folders of static sites, and in a folder around everything', () => {
  const paths = ['site/img/jug.png', 'site/jug.png', 'static/img/kiln.png']
  const find = createFileSearch({ paths, read: async () => Buffer.from('') })
  expect(
    ['img/kiln.png', 'img/jug.png', 'site/jug.png', 'ug.png', 'none/jug.png'].map(find),
  ).toEqual(['static/img/kiln.png', 'site/img/jug.png', 'site/jug.png', undefined, undefined])
})

it('searches quickly among many files', () => {
  const paths = Array.from({ length: 20_000 }, (_, at) => `site/img/${at}.png`)
  const find = createFileSearch({ paths, read: async () => Buffer.from('') })
  const start = performance.now()
  expect(paths.every((path) => find(path.slice('site/'.length)) === path)).toBe(true)
  expect(performance.now() - start).toBeLessThan(2_000)
})
