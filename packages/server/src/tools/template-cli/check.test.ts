import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { rules } from '../../website/template-lint/problem.ts'
import { folderWith } from '../../test/cli/template-cli.ts'

/** Each line of these files breaks one rule, at the column given with it. */
const broken: readonly (readonly [rule: string, column: number, line: string])[] = [
  ['page-head', 1, '<html lang="en">'],
  ['page-language', 1, '<html>'],
  ['printed-tag', 1, '{.secton items}'],
  ['printed-tag', 3, 'a {title |html}'],
  ['syntax', 4, '{x|htm}'],
  ['syntax', 6, '{.if equl? a b}{.end}'],
  ['syntax', 1, '{.alternates with}'],
  ['expression', 1, '{.eval 1 + "}'],
  ['unknown-partial', 4, '{@|apply crad.block}'],
  ['unknown-partial', 1, '{.include macr output}'],
  ['unescaped', 1, '{item.title}'],
  ['unescaped', 16, '{.section name}{@}{.end}'],
  ['unescaped', 15, '{.var @t name}{@t|truncate 5}'],
  ['unescaped', 1, '{.eval title}'],
  ['unescaped', 1, '{.eval @n = 1; "<b>" + str(name) + @n}'],
  ['unescaped', 22, '{.eval @t = title; 1}{@t}'],
  ['unescaped', 21, '{.var @n name}<p a="{.eval @n}">'],
  ['unescaped', 18, '{.ctx @c a=title}{@c.a}'],
  ['unescaped', 1, '{greeting|format @index name}'],
  ['unescaped', 1, '{greeting|message who:name}'],
  ['unescaped', 1, '{items|find-first|prop name}'],
  ['unescaped', 20, '<script>let title="{title|html}"</script>'],
  ['unescaped-quote', 9, '<p lang={title|htmlattr}>'],
  ['json-in-attribute', 10, '<p data="{@|json}">'],
  ['platform-tag', 3, 'a <squarespace:script src="a.js">'],
  ['platform-tag', 1, '<squarespace:querry collection="x" />'],
  ['unknown-partial', 1, `<squarespace:navigation template='gone' />`],
  ['unescaped', 41, '<squarespace:query collection="x" a="b">{name}</squarespace:query>'],
  ['unescaped-quote', 11, '<p title="{title|html}">'],
  ['image-alt', 1, '<img src="a.png">'],
  ['button-name', 1, '<button>{@|apply icon.block}</button>'],
  ['link-name', 1, '<a href="/"><svg></svg></a>'],
  ['field-label', 1, '<input name="a">'],
  ['field-label', 1, '<select id="z"></select>'],
  ['frame-title', 1, '<iframe src="/"></iframe>'],
  ['duplicate-id', 20, '<i id="one"></i><i id="one"></i>'],
  ['duplicate-id', 29, '{.repeated section items}<i id="two"></i>{.end}'],
]

const theme = {
  'template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'site.region': '{@|apply icon.block}{@|apply card.block}{@|apply other.block}',
  'blocks/icon.block': '<svg><path d="M0 0"/></svg>',
  'blocks/card.block': '{.macro mac}m{.end}<p>card</p>',
  'blocks/other.block': '{@|apply mac}',
}

it('finds every problem at its line and column', async () => {
  const folder = folderWith({
    ...theme,
    'pages/broken.page': broken.map(([, , line]) => line).join('\n'),
  })
  const { code, out } = await folder.run('check', '--json', 'FOLDER')
  const found: { rule: string; column: number; line: number; file: string }[] = JSON.parse(out)
  expect(found.map(({ rule, column, line }) => [rule, column, line])).toEqual(
    broken.map(([rule, column], index) => [rule, column, index + 1]),
  )
  expect(found[0]?.file).toBe('FOLDER/pages/broken.page')
  expect(code).toBe(1)
})

it('finds no problem in valid templates', async () => {
  const good = [
    '<html lang="{website.language|htmlattr}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<script>let a = "<img>", b = {c: 1}</script><style>.a{color:red}</style><!-- <img> -->',
    '{.section items}{title|html}{.end}<p title="{title|htmlattr}">{title|html}</p>',
    '<img src="a"{.if x} alt="a"{.end}><img {@|image-meta}><img src="a" alt="">',
    '<button>{@|apply card.block}</button><button aria-label="Close"></button><button>{x}</button>',
    '<a href="/">Shop</a><a id="top"></a><a href="/" aria-hidden="true"></a>',
    '<a href="/"><img src="a" alt="A"></a>',
    '<script>let a = {title|json}, n = {title|count}</script><p data-a=\'{@|json}\' data-b="{@|json|htmlattr}" data-c="{a}">{@|json}</p>',
    '{.eval title == "a" || max(name, 1)}{.eval @x = title}{@x|html}{.eval num(title) + 1}',
    '<label>A <input></label><label for="q-{id}">Q</label><input id="q-{id}">',
    '<input type="hidden"><input type="submit"><input id="field-{@args.name}">',
    '{.if x}<i id="a"></i>{.or}<i id="a"></i>{.end}',
    '{.repeated section items}<i id="b-{id}"></i>{.or}<i id="c"></i>{.end}',
    '<squarespace:navigation navigationId="mainNav" template="nav" />',
    '<squarespace:query collection="{collection.urlId}">{.section a}{.end}</squarespace:query>',
    '{email|html|truncate 5}{name|count}{@args.title}{.eval @a = 1}',
  ]
  const folder = folderWith({
    ...theme,
    'pages/good.page': good.join('\n'),
    'blocks/nav.block': '<li>{navigationTitle|html}</li>',
  })
  const { code, out } = await folder.run('check', 'FOLDER')
  expect(out).toBe('6 files checked, 0 problems\n')
  expect(code).toBe(0)
})

it('shows the lines around a problem, and suggests a similar name', async () => {
  const folder = folderWith({ 'a.block': 'one\n  {x|htm}\ntwo' })
  const { out } = await folder.run('check', 'FOLDER/a.block')
  expect(out).toBe(
    `FOLDER/a.block:2:6: SyntaxError: Formatter 'htm' is unknown. Did you mean 'html'? [syntax]
  1 | one
> 2 |   {x|htm}
    |      ^
  3 | two

1 file checked, 1 problem
`,
  )
})

it('finds unused blocks and a configuration with missing files', async () => {
  const folder = folderWith({
    'template.conf': '{"layouts": {"default": {"regions": ["gone"]}}}',
    'blocks/lonely.block': '{@|apply lonely.block}',
  })
  const { out } = await folder.run('check', 'FOLDER')
  expect(out).toContain('blocks/lonely.block:1:1: lonely.block is never applied. [unused-partial]')
  expect(out).toContain('template.conf:1:38: There is no region "gone". [configuration]')
})

it('knows the partials of a folder, and of the theme around a single file', async () => {
  const folder = folderWith({
    ...theme,
    'more/extra.html': '',
    'pages/a.page': '{@|apply card.block}',
  })
  expect((await folder.run('check', 'FOLDER/pages/a.page')).code).toBe(0)
  const bare = folderWith({ 'a.html': '{@|apply extra}{@|apply gone}', 'parts/extra.html': '' })
  const { out } = await bare.run('check', 'FOLDER/a.html', '--partials', 'FOLDER/parts')
  expect(out).toContain('There is no partial gone.')
  expect(out).toContain('1 file checked, 1 problem')
})

it('finds partials that apply themselves endlessly', async () => {
  const folder = folderWith({
    'page.html': '{@|apply a}{@|apply tree}',
    'parts/a.block': '{@|apply b}',
    'parts/b.block': '{@|apply a.block}',
    'parts/tree.block': '{.repeated section children}{@|apply tree}{.end}',
    'parts/own.block': '{.macro own}m{.end}{@|apply own}',
  })
  const { out } = await folder.run('check', 'FOLDER/page.html', '--partials', 'FOLDER/parts')
  expect(out).toContain(
    'FOLDER/page.html:1:4: a applies itself endlessly: a > b > a.block. [endless',
  )
  expect(out).toContain('1 file checked, 1 problem\n')
})

it('finds unused partials if more than their folder is checked', async () => {
  const folder = folderWith({
    'page.html': '{@|apply a}',
    'parts/a.block': '',
    'parts/b.block': '',
    'parts/picture.png': '\u0000',
  })
  const whole = await folder.run('check', 'FOLDER', '--partials', 'FOLDER/parts')
  expect(whole.out).toContain('parts/b.block:1:1: b.block is never applied. [unused-partial]')
  expect(whole.out).toContain('3 files checked, 1 problem\n')
  const alone = await folder.run('check', 'FOLDER/parts', '--partials', 'FOLDER/parts')
  expect(alone.out).toBe('2 files checked, 0 problems\n')
})

it('has a case here for every rule', () => {
  const tried = new Set(broken.map(([rule]) => rule))
  const testedBelow = ['unused-partial', 'endless-partial', 'configuration']
  expect(new Set([...tried, ...testedBelow])).toEqual(new Set(Object.keys(rules)))
})

it.each(['kiln', 'signal', 'folio', 'galley', 'foyer', 'lintel', 'system'])(
  'finds nothing in theme %s',
  async (name) => {
    const folder = folderWith({})
    const path = fileURLToPath(new URL(`../../../../../themes/${name}`, import.meta.url))
    const { out } = await folder.run('check', path)
    expect(out).toMatch(/^\d+ files checked, 0 problems\n$/)
  },
)
