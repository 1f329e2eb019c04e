import { expect, it } from 'vitest'
import { parseTags } from './parse-tags.ts'
import { type Attributes, fillMarks, replaceTagsWithMarks } from './tag-marks.ts'

/** Returns the parsed tags of a source, and the source with their numbers in place. */
async function read(source: string, print = (text: string) => text) {
  const tags: { name: string; body: string | undefined }[] = []
  const { tags: found, issues } = parseTags(source)
  const { text: marked } = replaceTagsWithMarks(source, found, ({ name, body }) => {
    return tags.push({ name, body: body && source.slice(body.start, body.end) }) - 1
  })
  const attributes: Attributes[] = []
  let broken = 0
  const text = await fillMarks(
    print(marked),
    async (number, given) => {
      attributes[number] = given
      return `[${number}]`
    },
    () => (broken += 1),
  )
  return { tags, attributes, text, broken, issues: issues.map(({ message }) => message) }
}

it('reads attributes in double quotes, single quotes and none', async () => {
  const source = `<squarespace:query collection="shop" limit='4' skip=2 featured />`
  const { attributes, tags, text } = await read(source)
  expect(attributes).toEqual([{ collection: 'shop', limit: '4', skip: '2', featured: '' }])
  expect(tags).toEqual([{ name: 'query', body: undefined }])
  expect(text).toBe('[0]')
})

it('reads names in small and large letters, ends with spaces, and heads over several lines', async () => {
  const source =
    '<Squarespace:Query\n  collection = "shop"\n  Limit=4>x</SQUARESPACE:QUERY >,<squarespace:script src=a/b.js/>'
  const { attributes, tags, text, issues } = await read(source)
  expect(tags).toEqual([
    { name: 'query', body: 'x' },
    { name: 'script', body: undefined },
  ])
  expect(attributes).toEqual([{ collection: 'shop', limit: '4' }, { src: 'a/b.js' }])
  expect(text).toBe('[0],[1]')
  expect(issues).toEqual([])
})

it('keeps the expressions of attributes, with their quotes and spaces', async () => {
  const source = `<squarespace:query collection="{.equal? a "b"}{c.urlId}{.end}">x</squarespace:query>`
  const { attributes } = await read(source)
  expect(attributes[0]).toEqual({ collection: '{.equal? a "b"}{c.urlId}{.end}' })
})

it('lets the template decide the attributes', async () => {
  const source = '<squarespace:navigation {.if a}template="one"{.or}template="two"{.end} />'
  const { attributes } = await read(source, (text) =>
    text.replace(/\{\.if a\}[^]*\{\.or\}/, '').replace('{.end}', ''),
  )
  expect(attributes[0]).toEqual({ template: 'two' })
})

it('reads the values of attributes as HTML does', async () => {
  const { attributes } = await read(`<squarespace:query category="Bowls &amp; &#39;cups&#39;" />`)
  expect(attributes[0]).toEqual({ category: "Bowls & 'cups'" })
})

it('finds tags inside the value of an attribute, in scripts and in HTML comments', async () => {
  const tag = '<squarespace:navigation navigationId="main">{x}</squarespace:navigation>'
  const { tags, text } = await read(
    `<body class="a ${tag} b"><script>let a = "${tag}"</script><!-- ${tag} -->`,
  )
  expect(tags.map(({ body }) => body)).toEqual(['{x}', '{x}', '{x}'])
  expect(text).toBe('<body class="a [0] b"><script>let a = "[1]"</script><!-- [2] -->')
})

it.each([
  '{# <squarespace:query collection="a"> #}',
  '{## <squarespace:query collection="{a}">\n</squarespace:navigation> ##}',
  '{## <squarespace:query>',
])('finds none in a comment of the template language: %s', async (source) => {
  const { tags, text, issues } = await read(source)
  expect([tags, text, issues]).toEqual([[], source, []])
})

it('ends the body of a tag at its own end tag, with nested tags inside', async () => {
  const source =
    '<squarespace:query a=1>x<squarespace:query b=2>y</squarespace:query>z{# </squarespace:query> #}</squarespace:query>!'
  const { tags, text } = await read(source)
  expect(tags.map(({ body }) => body)).toEqual([
    'x<squarespace:query b=2>y</squarespace:query>z{# </squarespace:query> #}',
  ])
  expect(text).toBe('[0]!')
})

it('treats an unclosed tag as one without a body, and reports it', async () => {
  const source = '<squarespace:navigation navigationId="main" template="nav">after'
  const { tags, text, issues } = await read(source)
  expect(tags).toEqual([{ name: 'navigation', body: undefined }])
  expect(text).toBe('[0]after')
  expect(issues).toEqual(['<squarespace:navigation> is never closed'])
})

it('matches an end tag to the nearest start of its name, and skips an unmatched one', async () => {
  const source =
    '<squarespace:query a=1><squarespace:query b=2>x<squarespace:script></squarespace:query>y</squarespace:category>z'
  const { tags, text, issues } = await read(source)
  expect(tags).toEqual([
    { name: 'query', body: undefined },
    { name: 'query', body: 'x<squarespace:script>' },
  ])
  expect(text).toBe('[0][1]yz')
  expect(issues).toEqual([
    '<squarespace:query> is never closed',
    '<squarespace:script> is never closed',
    '</squarespace:category> has no start tag',
  ])
})

it('handles a tag that is cut off', async () => {
  const { text, issues } = await read('before <squarespace:query collection="shop')
  expect(text).toBe('before [0]')
  expect(issues).toEqual(['<squarespace:query> is not terminated'])
})

it('leaves escaped text unchanged, including tags', async () => {
  const tag = '<squarespace:query collection="a">{x}</squarespace:query>'
  const source = `${tag}<squarespace:escape>{a}${tag}<squarespace:query></squarespace:escape>${tag}`
  const { text, issues } = await read(source)
  expect(text).toBe(`[0]{a}${tag}<squarespace:query>[1]`)
  expect(issues).toEqual([])
})

it('does not fill tags in the data', async () => {
  const typed = '<squarespace:query collection="shop">{x}</squarespace:query>'
  const { text } = await read('{body}', (marked) => marked.replace('{body}', typed))
  expect(text).toBe(typed)
})

it.each([
  ['cut', (text: string) => text.slice(0, -8)],
  ['cut in its name', (text: string) => text.replace(/,src=.*/s, '')],
  ['cut in its first sign', (text: string) => text.replace(/<0;.*/s, '').slice(0, -4)],
  ['written as JSON', (text: string) => JSON.stringify(text)],
])('removes a mark that was %s, and discloses no format of marks', async (_how, print) => {
  const { text, broken } = await read('a<squarespace:script src="x" />b', print)
  expect(text).not.toMatch(/[0-9a-f]{12}/)
  expect(text).not.toContain('\u0001')
  expect(broken).toBeGreaterThan(0)
})

it('maps everything to its position in the source', () => {
  const source =
    'Q<squarespace:query\n x=1>body</squarespace:query>\nR<squarespace:escape>S</squarespace:escape>T'
  const { text, getOrigin } = replaceTagsWithMarks(source, parseTags(source).tags, () => 12_345)
  for (const sign of ['Q', '\nR', 'S', 'T'])
    expect(getOrigin(text.indexOf(sign))).toBe(source.indexOf(sign))
})

it('reads a large source that never closes anything in one pass', () => {
  for (const piece of [
    '<squarespace:query>',
    '<squarespace:escape>',
    '<squarespace:query {a ',
    '</squarespace:query>',
    '{#',
    '<squarespace:a><squarespace:b></squarespace:a>',
  ]) {
    const source = piece.repeat(20_000)
    const { tags } = parseTags(source)
    const { text } = replaceTagsWithMarks(source, tags, () => undefined)
    expect(tags.length + text.length).toBeGreaterThan(0)
  }
})
