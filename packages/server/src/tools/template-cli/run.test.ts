import { expect, it } from 'vitest'
import { folderWith } from '../../test/cli/template-cli.ts'

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

it('prints the errors of a rendering with their positions, and the rest of the output', async () => {
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
  [[], 'Name a command: render, check, cases, ast or reference.'],
  [['bake'], 'Unknown command: bake.'],
  [['constructor'], 'Unknown command: constructor.'],
  [['render'], 'Name a file.'],
  [['render', 'a', 'b'], 'Name one file, not 2.'],
  [['render', 'FOLDER/a.html', '--now', '-5'], "Option '--now' argument is ambiguous.\n\n"],
  [['render', 'FOLDER/a.html', '--data'], "Option '--data <value>' argument missing.\n\n"],
  [['check', '--loud', 'FOLDER'], "Unknown option '--loud'.\n\n"],
  [['check'], 'Name at least one file or folder.'],
  [['reference', 'html'], 'Unexpected argument: html.'],
])('reports the error of %j with the usage', async (args, message) => {
  const folder = folderWith({ 'a.html': '{a}' })
  const { code, out, err } = await folder.run(...args)
  expect(err).toContain(message)
  expect(err).toContain('vitrine template check PATH')
  expect(out).toBe('')
  expect(code).toBe(2)
})

it.each([
  [['render', 'FOLDER/gone.html'], 'There is no FOLDER/gone.html.'],
  [['render', 'FOLDER'], 'FOLDER is a folder, not a file.'],
  [['render', 'FOLDER/a.html/b'], 'FOLDER/a.html/b is not a path: a part of it is not a folder.'],
  [['render', `FOLDER/${'n'.repeat(5000)}`], /^FOLDER\/n+… has a name that is too long\.$/],
  [['render', 'FOLDER/link.html'], 'FOLDER/link.html is a link to itself.'],
  [['render', 'FOLDER/image.png'], 'FOLDER/image.png is not UTF-8 text.'],
  [['check', 'FOLDER/image.png'], 'FOLDER/image.png is not UTF-8 text.'],
  [['ast', 'FOLDER/image.png'], 'FOLDER/image.png is not UTF-8 text.'],
  [['render', 'FOLDER/a.html', '--data', 'FOLDER/a.html'], /^FOLDER\/a.html is not JSON: .+\.$/],
  [['render', 'FOLDER/a.html', '--data', 'FOLDER/no.json'], /^FOLDER\/no.json is not JSON: .+\.$/],
  [
    ['render', 'FOLDER/a.html', '--data', 'FOLDER/image.png'],
    /^FOLDER\/image.png is not UTF-8 text/,
  ],
  [['render', 'FOLDER/a.html', '--partials', 'FOLDER/a.html'], 'FOLDER/a.html is not a folder.'],
  [
    ['render', 'FOLDER/a.html', '--now', 'soon'],
    /^Invalid --now: soon\. Use a time such as \S+\.$/,
  ],
  [
    ['render', 'FOLDER/a.html', '--now', '99999999999999999'],
    /^Invalid --now: 9+\. Use a time such as \S+\.$/,
  ],
  [
    ['render', 'FOLDER/a.html', '--locale', 'a_b'],
    'Invalid --locale: a_b. Use a language such as de-AT.',
  ],
  [
    ['render', 'FOLDER/a.html', '--locale', 'xx'],
    'Unknown --locale: xx. Use a language such as de-AT.',
  ],
  [
    ['render', 'FOLDER/a.html', '--dialect', 'other'],
    'Unknown dialect: other. Use vitrine or reference.',
  ],
  [['check', 'FOLDER/empty'], /^There are no templates in FOLDER\/empty\. .+ \.html\.$/],
  [['cases', 'FOLDER/empty'], 'There are no cases in FOLDER/empty.'],
  [['cases', 'FOLDER/a.html'], /^FOLDER\/a.html is not JSON: .+\.$/],
  [['cases', 'FOLDER/cases.json'], 'FOLDER/cases.json#2 is not a case: it has no template.'],
])('reports in one line why it cannot use %j', async (args, message) => {
  const folder = folderWith({
    'a.html': '{a}',
    'no.json': '\u0000\n\n{',
    'cases.json': '[{"template":""},5]',
    'empty/read.me': '',
  })
  folder.write('image.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff))
  folder.link('link.html', 'link.html')
  const { code, out, err } = await folder.run(...args)
  expect(err.trimEnd()).toMatch(typeof message === 'string' ? createExactPattern(message) : message)
  expect(err.trimEnd()).not.toContain('\n')
  expect(out).toBe('')
  expect(code).toBe(2)
})

function createExactPattern(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`)
}

it('accepts unusual templates', async () => {
  const folder = folderWith({
    'empty.html': '',
    'nul.html': 'a\u0000{x}b',
    'long.html': 'text {a}'.repeat(650_000),
    'loop.html': '{@|apply a}',
    'parts/a.html': '{@|apply a}',
    'list.json': '[1]',
    'chain.html': `{.section a}${'{.or odd?}'.repeat(25_000)}{.end}`,
  })
  expect(await folder.run('render', 'FOLDER/empty.html')).toMatchObject({ code: 0, out: '' })
  expect((await folder.run('ast', 'FOLDER/empty.html')).out).toBe('[17,1,[],18]\n')
  const nul = await folder.run('render', 'FOLDER/nul.html', '--data', 'FOLDER/list.json')
  expect(nul).toEqual({ code: 0, out: 'a\u0000b', err: '' })
  for (const word of ['render', 'check', 'ast']) {
    const { code, out, err } = await folder.run(word, 'FOLDER/long.html')
    expect(`${out}${err}`).toContain('The source is longer than 1000000 characters.')
    expect(code).toBe(1)
  }
  const chain = await folder.run('ast', 'FOLDER/chain.html')
  expect(chain.err).toBe('FOLDER/chain.html has too many .or in a row for a tree in JSON.\n')
  const loop = await folder.run('render', 'FOLDER/loop.html', '--partials', 'FOLDER/parts')
  expect(loop.err).toContain('exceeded maximum recursion depth of 16. (applied through a > a > a')
  expect(loop.code).toBe(1)
})
