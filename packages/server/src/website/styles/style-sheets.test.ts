import { expect, it } from 'vitest'
import { buildTheme } from '../theme-loading/index.ts'
import type { StyleResult } from './style-job.ts'
import { StyleSheets } from './style-sheets.ts'

const texts = new Map([
  ['template.conf', '{ "stylesheets": ["a.less"] }'],
  ['styles/a.less', '// tweak: { "type": "color" }\n@c: red; .a { b: @c }'],
])
const theme = buildTheme('plain', { texts, assets: new Map() })
const asked = { siteId: 'any', values: {}, after: '', isMinified: true }
const issue = { file: '', line: 1, column: 1, message: 'Too long' }

/** Style sheets whose compiler returns these results, one after the other. */
function answering(...answers: StyleResult[]) {
  let time = 1_000_000
  const issues: string[] = []
  const sheets = new StyleSheets((line) => issues.push(line), {
    compile: async () =>
      answers.shift() ?? { kind: 'compiled', css: 'never asked for', issues: [] },
    now: () => time,
  })
  return { sheets, issues, wait: (ms: number) => (time += ms), left: answers }
}

it('compiles styles again a minute after a timeout, and not before', async () => {
  const { sheets, issues, wait, left } = answering(
    { kind: 'failed', issue: issue, isTemporary: true },
    { kind: 'compiled', css: '.a{b:red}', issues: [] },
  )
  const first = await sheets.load(theme, asked)
  expect(first).toMatchObject({ css: '', issue, retryAt: 1_060_000 })
  wait(59_999)
  expect(await sheets.load(theme, asked)).toMatchObject({ css: '' })
  expect(left).toHaveLength(1)
  wait(1)
  const next = await sheets.load(theme, asked)
  expect(next).toMatchObject({ css: '.a{b:red}', issue: undefined, retryAt: undefined })
  expect(next.version).toBe(first.version)
  expect(issues).toEqual(['plain/styles: Too long'])
})

it('logs what a compilation leaves out, once', async () => {
  const omitted = { file: 'styles/a.less', line: 2, column: 3, message: 'No x' }
  const { sheets, issues } = answering({ kind: 'compiled', css: '.a{b:c}', issues: [omitted] })
  expect(await sheets.load(theme, asked)).toMatchObject({ css: '.a{b:c}', issue: undefined })
  expect(await sheets.load(theme, asked)).toMatchObject({ css: '.a{b:c}' })
  expect(issues).toEqual(['plain/styles/a.less:2:3: No x'])
})

it('compiles invalid styles once', async () => {
  const { sheets, wait, left } = answering(
    { kind: 'failed', issue: { ...issue, file: 'styles/a.less' } },
    { kind: 'compiled', css: '', issues: [] },
  )
  expect(await sheets.load(theme, asked)).toMatchObject({ retryAt: undefined })
  wait(1_000_000_000)
  expect(await sheets.load(theme, asked)).toMatchObject({ issue: { file: 'styles/a.less' } })
  expect(left).toHaveLength(1)
})

it('omits the owner’s values if the theme does not compile with them and no older styles exist', async () => {
  const wrong = { ...issue, file: 'styles/a.less' }
  const { sheets } = answering(
    { kind: 'failed', issue: wrong },
    { kind: 'compiled', css: '.a{b:red}', issues: [] },
  )
  const own = { ...asked, values: { c: 'inherit' } }
  expect(await sheets.load(theme, own)).toMatchObject({ css: '.a{b:red}', issue: wrong })
})
