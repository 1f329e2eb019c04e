import { expect, it } from 'vitest'
import { compile, untrusted } from './index.ts'

const data = { name: untrusted(`<&>"'`), list: [untrusted(`'`)] }

it.each([
  ["<p title='{name}'>", "<p title='&lt;&amp;&gt;&quot;&#39;'>"],
  ["<p title='{.eval name + 1}'>", "<p title='&lt;&amp;&gt;&quot;&#39;1'>"],
  ["<p title='{list}'>", "<p title='&#39;'>"],
  ["{.repeated section list}<p title='{@}'>{.end}", "<p title='&#39;'>"],
  ["{.macro m}'{name}'{.end}{@|apply m}", `'&lt;&amp;&gt;&quot;&#39;'`],
])('escapes untrusted text for both kinds of quotes: %s', (source, output) => {
  expect(compile(source).render(data)).toEqual({ output, errors: [] })
})

it('escapes once if a formatter escapes', () => {
  expect(compile('{name|html} {name|truncate 9|html}').render(data).output).toBe(
    `&lt;&amp;&gt;"' &lt;&amp;&gt;"'`,
  )
})

it('does not escape untrusted text in dialect reference', () => {
  const template = compile('{list}{.eval name + 1}{@|json}', { dialect: 'reference' })
  expect(template.render(data).output).toBe(`'<&>"'1{"name":"<&>\\"'","list":["'"]}`)
})
