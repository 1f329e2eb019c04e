import { expect, it } from 'vitest'
import { folderWith } from '../../test/cli/template-cli.ts'

const off = { enableExpr: false, enableInclude: false, expected: '', expectedErrors: [] }
const on = { ...off, enableExpr: true, enableInclude: true }

const cases = {
  'a.json': [
    {
      ...{ ...on, id: 'all', template: '{@|apply p}{.inject @i ./i.json}{@i.n}{.eval 1 + 1}' },
      ...{ json: { a: 'A' }, partials: { p: '<{a}>' }, injectables: { './i.json': { n: 7 } } },
      expected: '<A>72',
    },
    { ...off, id: 'switched-off', template: '{.eval 1}{.include p output}', partials: { p: 'p' } },
    { ...on, id: 'bare', template: '{a}', json: { a: '<' }, expected: '<' },
  ],
  'more/b.jsonl': [
    {
      ...{ ...on, id: 'money', locale: 'de', template: '{m|money}', needsCldr: true },
      ...{ json: { m: { value: '1.5', currency: 'EUR' } }, expected: '1,50\u00A0€' },
    },
    { ...on, id: 'no-locale', locale: null, template: '{n|decimal}', json: { n: 5 } },
    {
      ...{ ...on, id: 'limited', template: '{.eval 1+1+1}', exprOpts: { maxTokens: 2 } },
      expectedErrors: [{ type: 'engine', message: 'maximum number of allowed tokens: 2' }],
    },
    {
      ...on,
      id: 'tree',
      kind: 'ast',
      template: '{a}',
      expectedAst: [17, 1, [[1, [['a']], 0]], 18],
    },
    { ...on, id: 'wrong', template: 'x', expected: 'y' },
    { ...on, id: 'wrong-error', template: '{a|gone}', expected: '{a|gone}' },
    { ...on, id: 'exempt', template: 'x', expected: 'y', quirks: ['prototype-names'] },
  ],
}

const files = {
  'a.json': JSON.stringify(cases['a.json']),
  'more/b.jsonl': `${cases['more/b.jsonl'].map((each) => JSON.stringify(each)).join('\n')}\n`,
}

it('renders each case of its file, without checking the result', async () => {
  const folder = folderWith(files)
  const { code, out } = await folder.run('cases', 'FOLDER/a.json', 'FOLDER/more')
  const lines = out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(lines).toEqual([
    { id: 'all', output: '<A>72', errors: [] },
    { id: 'switched-off', output: '', errors: [] },
    { id: 'bare', output: '<', errors: [] },
    { id: 'money', output: '1,50\u00A0€', errors: [] },
    { id: 'no-locale', output: '', errors: [] },
    {
      id: 'limited',
      output: '',
      errors: [
        {
          ...{ type: 'engine', line: 1, column: 1 },
          message: expect.stringContaining('maximum number of allowed tokens: 2'),
        },
      ],
    },
    { id: 'tree', output: '', errors: [], ast: [17, 1, [[1, [['a']], 0]], 18] },
    { id: 'wrong', output: 'x', errors: [] },
    {
      ...{ id: 'wrong-error', output: '{a|gone}' },
      errors: [
        {
          ...{ type: 'parser', line: 1, column: 4 },
          message: "SyntaxError: Formatter 'gone' is unknown",
        },
      ],
    },
    { id: 'exempt', output: 'x', errors: [] },
  ])
  expect(code).toBe(0)
})

it('checks cases against their expected results, except for exempt quirks', async () => {
  const folder = folderWith(files)
  const { code, out } = await folder.run('cases', '--check', 'FOLDER')
  expect(out).toBe('wrong\nwrong-error\n8 passed, 2 failed\n')
  expect(code).toBe(1)
})
