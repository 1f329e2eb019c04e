import { expect, it } from 'vitest'
import { type Attributes, type CustomTag, fillTags, takeTags } from './custom-tags.ts'

/** What each tag of a source is read as, and the source with the tags' numbers in their places. */
async function read(source: string) {
  const tags: CustomTag[] = []
  const marked = takeTags(source, (tag) => tags.push(tag) - 1)
  const attributes: Attributes[] = []
  const text = await fillTags(marked, async (number, given) => {
    attributes[number] = given
    return `[${number}]`
  })
  return { tags, attributes, text }
}

it('reads attributes in double quotes, single quotes and none', async () => {
  const source = `<squarespace:query collection="shop" limit='4' skip=2 featured />`
  const { attributes, tags, text } = await read(source)
  expect(attributes).toEqual([{ collection: 'shop', limit: '4', skip: '2', featured: '' }])
  expect(tags).toEqual([{ name: 'query', body: undefined }])
  expect(text).toBe('[0]')
})

it('keeps the expressions of attributes, with their quotes and spaces', async () => {
  const source = `<squarespace:query collection="{.equal? a "b"}{c.urlId}{.end}">x</squarespace:query>`
  const { attributes } = await read(source)
  expect(attributes[0]).toEqual({ collection: '{.equal? a "b"}{c.urlId}{.end}' })
})

it('finds tags inside the value of an attribute', async () => {
  const source = `<body class="a <squarespace:navigation navigationId='main'>{x}</squarespace:navigation> b">`
  const { tags, text } = await read(source)
  expect(tags).toEqual([{ name: 'navigation', body: '{x}' }])
  expect(text).toBe('<body class="a [0] b">')
})

it('gives a tag the body to its own end, with what is nested in it', async () => {
  const source =
    '<squarespace:query a=1>x<squarespace:query b=2>y</squarespace:query>z</squarespace:query>!'
  const { tags, text } = await read(source)
  expect(tags[0]?.body).toBe('x<squarespace:query b=2>y</squarespace:query>z')
  expect(text).toBe('[0]!')
})

it('takes a tag that is never closed for one without a body', async () => {
  const { tags, text } = await read(
    '<squarespace:navigation navigationId="main" template="nav">after',
  )
  expect(tags).toEqual([{ name: 'navigation', body: undefined }])
  expect(text).toBe('[0]after')
})

it('survives a tag that ends in the middle', async () => {
  const { text } = await read('before <squarespace:query collection="shop')
  expect(text).toBe('before [0]')
})

it('leaves tags alone that came with the data', async () => {
  const typed = '<squarespace:query collection="shop">{x}</squarespace:query>'
  const marked = takeTags('{body}', () => 0).replace('{body}', typed)
  expect(await fillTags(marked, async () => 'filled')).toBe(typed)
})
