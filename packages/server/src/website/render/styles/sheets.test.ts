import { expect, it } from 'vitest'
import { buildTheme } from '../theme.ts'
import { StyleSheets } from './sheets.ts'
import type { StyleAnswer } from './style-job.ts'

const texts = new Map([
  ['template.conf', '{ "stylesheets": ["a.less"] }'],
  ['styles/a.less', '// tweak: { "type": "color" }\n@c: red; .a { b: @c }'],
])
const theme = buildTheme('plain', { texts, assets: new Map() })
const asked = { siteId: 'any', values: {}, after: '', isMinified: true }
const fault = { file: '', line: 1, column: 1, message: 'Too long' }

/** Sheets whose compiler answers these, one after the other. */
function answering(...answers: StyleAnswer[]) {
  let time = 1_000_000
  const faults: string[] = []
  const sheets = new StyleSheets((line) => faults.push(line), {
    compile: async () => answers.shift() ?? { kind: 'made', css: 'never asked for' },
    now: () => time,
  })
  return { sheets, faults, wait: (ms: number) => (time += ms), left: answers }
}

it('makes styles again that a busy machine has given up, after a minute and not before', async () => {
  const { sheets, faults, wait, left } = answering(
    { kind: 'refused', fault, mayPass: true },
    { kind: 'made', css: '.a{b:red}' },
  )
  const first = await sheets.of(theme, asked)
  expect(first).toMatchObject({ css: '', fault, retryAt: 1_060_000 })
  wait(59_999)
  expect(await sheets.of(theme, asked)).toMatchObject({ css: '' })
  expect(left).toHaveLength(1)
  wait(1)
  const next = await sheets.of(theme, asked)
  expect(next).toMatchObject({ css: '.a{b:red}', fault: undefined, retryAt: undefined })
  expect(next.version).toBe(first.version)
  expect(faults).toEqual(['plain/styles: Too long'])
})

it('judges styles once that are wrong', async () => {
  const { sheets, wait, left } = answering(
    { kind: 'refused', fault: { ...fault, file: 'styles/a.less' } },
    { kind: 'made', css: '' },
  )
  expect(await sheets.of(theme, asked)).toMatchObject({ retryAt: undefined })
  wait(1_000_000_000)
  expect(await sheets.of(theme, asked)).toMatchObject({ fault: { file: 'styles/a.less' } })
  expect(left).toHaveLength(1)
})

it('leaves the owner’s values out where the theme breaks with them and nothing better is known', async () => {
  const wrong = { ...fault, file: 'styles/a.less' }
  const { sheets } = answering(
    { kind: 'refused', fault: wrong },
    { kind: 'made', css: '.a{b:red}' },
  )
  const own = { ...asked, values: { c: 'inherit' } }
  expect(await sheets.of(theme, own)).toMatchObject({ css: '.a{b:red}', fault: wrong })
})
