import { expect, it } from 'vitest'
import { folderWith } from './testing.ts'

it('renders a file with data, partials, a locale and a time', async () => {
  const folder = folderWith({
    'page.html':
      '{title|html}: {price|money}, {@|apply card}{@|apply parts/b.block} {at|timesince}',
    'data.json': '{"title":"A&B","price":{"value":"1234.5","currency":"EUR"},"at":1767225600000}',
    'partials/card.html': '[{title}]',
    'partials/parts/b.block': '<b>',
  })
  const { code, out, err } = await folder.run(
    ...['render', 'FOLDER/page.html', '--data', 'FOLDER/data.json', '--locale', 'de-DE'],
    ...['--partials', 'FOLDER/partials', '--now', '2026-01-01T02:00:00Z'],
  )
  expect(err).toBe('')
  expect(out).toBe(
    'A&amp;B: 1.234,50\u00A0€, [A&B]<b> <span class="timesince" data-date="1767225600000">about 2 hours ago</span>',
  )
  expect(code).toBe(0)
})

it('tells the errors of a rendering where they are, and still prints the rest', async () => {
  const folder = folderWith({ 'page.html': 'a\n{x|htm}b' })
  const { code, out, err } = await folder.run('render', 'FOLDER/page.html')
  expect(out).toBe('a\n{x|htm}b')
  expect(err).toContain("FOLDER/page.html:2:4: SyntaxError: Formatter 'htm' is unknown")
  expect(err).toContain("Did you mean 'html'?")
  expect(err).toContain('> 2 | {x|htm}b\n    |    ^')
  expect(code).toBe(1)
})

it('prints the instruction tree', async () => {
  const folder = folderWith({ 'a.html': 'a{.section b}{c|html}{.end}' })
  const { out } = await folder.run('ast', 'FOLDER/a.html')
  expect(JSON.parse(out)).toEqual([
    ...[17, 1],
    [
      [0, 'a'],
      [2, ['b'], [[1, [['c']], [['html']]]], 3],
    ],
    18,
  ])
})

it.each([
  [[], 'What is to be done?'],
  [['bake'], 'There is no word bake.'],
  [['constructor'], 'There is no word constructor.'],
  [['render'], 'Which file?'],
  [['render', 'a', 'b'], 'One file is wanted, not 2.'],
  [['render', 'FOLDER/gone.html'], 'There is no FOLDER/gone.html.'],
  [['render', 'FOLDER'], 'FOLDER is a folder, and a file is wanted.'],
  [['render', 'FOLDER/a.html', '--data', 'FOLDER/a.html'], 'FOLDER/a.html is no JSON'],
  [['render', 'FOLDER/a.html', '--partials', 'FOLDER/a.html'], 'FOLDER/a.html is no folder.'],
  [['render', 'FOLDER/a.html', '--now', 'soon'], 'soon is no time'],
  [['render', 'FOLDER/a.html', '--locale', 'a_b'], 'a_b is no language'],
  [['render', 'FOLDER/a.html', '--dialect', 'other'], 'There is no dialect other'],
  [['check', '--loud', 'FOLDER'], "Unknown option '--loud'"],
  [['check'], 'Which files?'],
  [['cases', 'FOLDER/a.html'], 'FOLDER/a.html is no JSON'],
])('says what is wrong with %j, and how it is used', async (args, message) => {
  const folder = folderWith({ 'a.html': '{a}' })
  const { code, out, err } = await folder.run(...args)
  expect(err).toContain(message)
  expect(err).toContain('vitrine template check PATH')
  expect(out).toBe('')
  expect(code).toBe(2)
})
