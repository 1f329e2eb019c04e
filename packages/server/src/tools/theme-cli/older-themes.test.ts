import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NO_PROBLEMS, runThemeCommand } from '../../test/cli/theme-cli.ts'
import {
  createTempFolder,
  createThemeFolder,
  createThemeZip,
  THEME_CONFIGURATION,
} from '../../test/themes.ts'

/** Adds a theme with this style sheet, and returns what `theme check` prints. */
async function addAndCheck(styles: string): Promise<string> {
  const path = createThemeFolder({ 'styles/a.less': styles })
  const { code, installed } = await runThemeCommand('add', path)
  expect([code, installed]).toEqual([0, ['plain']])
  return (await runThemeCommand('check', path)).output
}

it.each([
  [
    'an import of the grid inside a media query',
    "@media (max-width: 640px) { @import 'sqs-grid-breaker'; }",
  ],
  ['the icons of controls', ".a:before { .sqs-ui-font(share); }\n@import 'sqs-ui-font';"],
  ['the icons of services', "@import 'social-icon-font'; .a { .social-icon-font(instagram); }"],
  ['the templates of icons', "@import 'svg-icon-templates'; .a { .svg-icon(2em); }"],
  [
    'names that are taken for granted',
    `.a { margin: (@vgrid * 2) @gutter; color: fade(@newsletterTextColor, 50%); .transition(opacity, .2s);
    .border-radius(3px); .button-block-guarded-mixin-outline-hover-style(red; #fff); }`,
  ],
  [
    'variables of a font tweak',
    `// tweak: { "type": "font", "title": "body-font" }
    .body-font { font-family: Arial; font-size: 14px }
    p { font: @body-font-font-style @body-font-font-weight @body-font-font-size/@body-font-line-height @body-font-font-family;
    letter-spacing: @body-font-letter-spacing; text-transform: @body-font-text-transform;
    text-decoration: @body-font-text-decoration }`,
  ],
  ['selectors of older Less', '.m(@x) { (~".Blog--@{x}") { a: b } }\n.m(a);'],
])('accepts %s without a problem', async (_what, styles) => {
  expect(await addAndCheck(styles)).toMatch(NO_PROBLEMS)
})

it('accepts a list of fonts on another server, and tells who allows it', async () => {
  const address = 'https://fonts.googleapis.com/css2?family=Poppins:wght@400;700&display=swap'
  const output = await addAndCheck(`@import url("${address}");\np { a: b }`)
  expect(output.split('\n')).toEqual([
    'styles/a.less:1:1: The style sheet of https://fonts.googleapis.com loads only if the owner allows this server.',
    expect.stringContaining(': Note: '),
    expect.stringContaining(': Note: '),
    '1 problem',
    '',
  ])
})

it('leaves out files of unknown kinds, and names each', async () => {
  const path = createThemeZip({
    'template.conf': THEME_CONFIGURATION,
    'site.region': '{squarespace.main-content}',
    'styles/a.less': '',
    'styles/source.scss': '$x: 1;',
    'presets/default.preset': '{}',
    'assets/logo.svgz': 'x',
    'scripts/LICENSE': 'x',
    'run.exe': 'x',
    LICENSE: 'x',
  })
  const { code, themes } = await runThemeCommand('add', path)
  expect(code).toBe(0)
  const files = readdirSync(join(themes, 'plain'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes('.') || file === 'LICENSE').toSorted()).toEqual([
    'LICENSE',
    'presets/default.preset',
    'site.region',
    'styles/a.less',
    'template.conf',
  ])
  const { output } = await runThemeCommand('check', path)
  for (const file of ['styles/source.scss', 'assets/logo.svgz', 'scripts/LICENSE', 'run.exe'])
    expect(output).toContain(`${file}:1:1: Themes use no files of this kind. It is omitted.`)
})

it('takes the first layout for the default one if none has that name', async () => {
  const path = createThemeFolder({
    'template.conf': THEME_CONFIGURATION.replace('"default"', '"main"'),
  })
  expect((await runThemeCommand('add', path)).code).toBe(0)
  expect((await runThemeCommand('check', path)).output).toContain(
    'The layout "default" is missing. Pages use the first one, "main".',
  )
})

it('reports plain CSS that no page loads, and accepts the theme', async () => {
  const path = createThemeFolder({
    'template.conf': THEME_CONFIGURATION.replace('a.less', 'a.css'),
    'styles/a.less': undefined,
    'styles/a.css': '.a { b: c }',
    'styles/old.css': '.a { b: c',
  })
  expect((await runThemeCommand('add', path)).code).toBe(0)
  expect((await runThemeCommand('check', path)).output).toContain('styles/old.css:1:1: Invalid CSS')
})

const { SAMPLE_DATA_DIR } = process.env
const samples =
  SAMPLE_DATA_DIR === undefined ? [] : readdirSync(join(SAMPLE_DATA_DIR, 'themes-min'))
const folders = samples.filter((name) => !name.includes('.'))

it.runIf(SAMPLE_DATA_DIR)('accepts every minimal theme in the older format', async () => {
  expect(folders.length).toBeGreaterThan(0)
  for (const name of folders) {
    const path = join(SAMPLE_DATA_DIR ?? '', 'themes-min', name)
    const { code, output } = await runThemeCommand('add', path)
    expect([name, code, output]).toEqual([name, 0, expect.stringContaining('Added')])
  }
})

it('writes what works otherwise to a report for people, and to one for programs', async () => {
  const path = createThemeFolder({
    'site.region': '<a href="/" onclick="go(1 | 2)">Go</a>{squarespace.main-content}',
    'styles/a.less': '@import url("https://fonts.googleapis.com/css?family=Lato");',
    'run.exe': 'x',
  })
  const folder = createTempFolder()
  const [text, data] = [join(folder, 'report.md'), join(folder, 'report.json')]
  expect((await runThemeCommand('add', path, '--report', text)).installed).toEqual(['plain'])
  const report = readFileSync(text, 'utf8')
  expect(report).toContain(`# Theme ${path}\n`)
  expect(report).toMatch(
    /\| `site\.region:1:\d+` \| The event handler runs only if the owner approves/,
  )
  expect(report).toMatch(
    /\| `styles\/a\.less:1:1` \| The style sheet of https:\/\/fonts\.googleapis\.com /,
  )
  expect(report).toMatch(/run\.exe/)
  await runThemeCommand('add', path, '--report', data)
  const all: readonly object[] = JSON.parse(readFileSync(data, 'utf8'))
  const problems = all.filter((one) => !('isNote' in one))
  expect(all.length).toBeGreaterThan(problems.length)
  expect(report).toContain(`\n${problems.length} problems.\n`)
  expect(problems).toContainEqual(expect.objectContaining({ file: 'styles/a.less', line: 1 }))
})

it('writes the report of a theme that is not added, and to no file of another kind', async () => {
  const path = createThemeFolder({ 'site.region': '' })
  const folder = createTempFolder()
  const report = join(folder, 'report.md')
  const refused = createThemeFolder({ 'template.conf': '{' })
  expect(await runThemeCommand('add', refused, '--report', report)).toMatchObject({ code: 1 })
  expect(readFileSync(report, 'utf8')).toContain('template.conf:')
  const other = join(folder, 'report.txt')
  expect(await runThemeCommand('add', path, '--report', other)).toMatchObject({ code: 2 })
  expect(existsSync(other)).toBe(false)
})

it('names members of Y that are not available, and files that are not there', async () => {
  const path = createThemeFolder({
    'site.region': `<script>
      Y.namespace('Site'); Y.Site.go = 1; Y.one('a')
      Y.ScrollView('b'); Y.ScrollView('c')
      new Y.Squarespace.TextShrink('h1'); new Y.Squarespace.Slides()
    </script><img src="/assets/none.svg"><img src="/assets/logo.svg">{squarespace.main-content}`,
    'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'scripts/site.js': 'Y.use("io", function (Y) { Y.io("/a") })',
  })
  const { output } = await runThemeCommand('check', path)
  const lines = output.split('\n')
  const nothing = 'it does nothing, and warns once in the console.'
  expect(lines).toEqual(
    expect.arrayContaining([
      `site.region:3:7: Y.ScrollView is not available: ${nothing}`,
      `site.region:4:47: Y.Squarespace.Slides is not available: ${nothing}`,
      'site.region:5:24: There is no file assets/none.svg: /assets/none.svg is found only if the owner uploads it.',
      `scripts/site.js:1:28: Y.io is not available: ${nothing}`,
    ]),
  )
  expect(lines.filter((line) => /Y\.|assets/.test(line))).toHaveLength(4)
})

it('notes what the platform does where the theme has nothing of its own', async () => {
  const conf = { ...JSON.parse(THEME_CONFIGURATION), navigations: [{ name: 'topNav' }] }
  const path = createThemeFolder({
    'template.conf': JSON.stringify(conf),
    'collections/blog.list': '<p></p>',
    'collections/blog.item': '<p></p>',
  })
  const { code, output } = await runThemeCommand('check', path)
  expect([code, output]).toEqual([0, expect.stringMatching(NO_PROBLEMS)])
  expect(output).toContain('Note: The theme has no pages/home.page')
  expect(output).toContain(
    'Note: No navigation has the name "mainNav": "topNav" shows the main menu',
  )
  expect(output).toMatch(/Note: The theme does not have all templates .*: album, course, events, /)
  const report = join(createTempFolder(), 'report.md')
  await runThemeCommand('add', path, '--report', report)
  expect(readFileSync(report, 'utf8')).toContain('| `template.conf:1:1` | Note: The theme has no')
})
