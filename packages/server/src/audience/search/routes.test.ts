import { pageTypeCodes } from '@vitrine/model'
import { newItem, newPage } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { recordStatements } from '../../test/statements.ts'
import { EN, withText, searchSite } from '../../test/search.ts'

const FRENCH = { tag: 'fr', isCustomCode: false, enabled: true }

async function site() {
  const shop = await searchSite()
  const visitor = shop.browser()
  const visit = (path: string) => visitor.visit(path)
  return { ...shop, visitor, visit }
}

describe('GET /search', () => {
  it('shows results with highlighted terms, and caches no page', async () => {
    const { post, product, index, visit, visitor } = await site()
    await post('Salt glazes', withText('How a glaze runs'))
    await product({ title: 'Glaze notebook', urlId: 'glaze-notebook' })
    await index()
    const { status, text, headers } = await visit('/search?q=glaze')
    expect(status).toBe(200)
    expect(text).toContain('Salt <mark>glazes</mark>')
    expect(text).toContain('How a <mark>glaze</mark> runs')
    expect(text).toContain('href="/shop/p/glaze-notebook"')
    expect(text).toContain('<p class="search-status" role="status">2 results for “glaze”</p>')
    expect(text).toContain('<title>2 results for “glaze” — Test shop</title>')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("'nonce-"),
    })
    expect(visitor.cookies.size).toBe(0)
  })

  it('finds no page of the owner after it has responded', async () => {
    const { visit } = await site()
    await visit('/search?q=clay')
    // Queries that were sent after the first response arrive before the second.
    const sent = await recordStatements(async () => {
      await visit('/search?q=clay')
      await visit('/search?q=clay')
    })
    expect(sent).not.toEqual([])
    expect(sent.filter((text) => text.includes('"redirect"'))).toEqual([])
  })

  it('escapes all text of visitors and owners', async () => {
    const { post, index, visit } = await site()
    await post('<img src=x onerror=alert(1)> "clay"', withText('</p><script>clay</script>'))
    await index()
    const query = encodeURIComponent('clay "><script>alert(2)</script> {.section x}')
    for (const path of [
      '/search?q=clay',
      `/search?q=${query}`,
      `/search?q=${query}&format=main-content`,
    ]) {
      const { text } = await visit(path)
      expect(text).not.toMatch(/<script>(alert|clay)|<script><mark>|<img src=x/)
    }
    const { text } = await visit('/search?q=clay')
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; "<mark>clay</mark>"')
    expect(text).toContain('&lt;script&gt;<mark>clay</mark>&lt;/script&gt;')
  })

  it('asks for a query if there is none', async () => {
    const { post, index, visit } = await site()
    await post('Kiln opening')
    await index()
    const { status, text } = await visit('/search')
    expect(status).toBe(200)
    expect(text).toContain('<label for="search-q">What are you looking for?</label>')
    expect(text).toContain('>Kiln opening</a>')
    expect(text).not.toContain('role="status"')
    expect(text).toContain('<title>Search — Test shop</title>')
  })

  it('suggests other results if nothing matches, and states the corrected query', async () => {
    const { post, index, visit } = await site()
    await post('Porcelain')
    await index()
    const nothing = await visit('/search?q=locomotive')
    expect(nothing.text).toContain('No results for “locomotive”.')
    expect(nothing.text).toContain('Check the spelling of every word.')
    expect(nothing.text).toContain('>Porcelain</a>')
    const instead = await visit('/search?q=porcelian')
    expect(instead.text).toContain('Showing results for “porcelain” instead.')
    expect(instead.text).toContain('<mark>Porcelain</mark>')
  })

  it('filters by kind and collection, with counts, and has pages', async () => {
    const { post, product, journalId, index, visit } = await site()
    for (let n = 0; n < 12; n += 1) await post(`Bowl ${n}`)
    await product({ title: 'Bowl' })
    await index()
    const whole = await visit('/search?q=bowl')
    expect(whole.text).toContain(
      `href="/search?q=bowl&amp;collection=${journalId}">Journal <span class="search-count">12</span>`,
    )
    expect(whole.text).toMatch(/aria-current="true">All <span class="search-count">13</)
    expect(whole.text).toContain('rel="next" href="/search?q=bowl&amp;page=2"')
    const second = await visit(`/search?q=bowl&collection=${journalId}&page=2`)
    expect(second.text.match(/class="search-hit"/g)).toHaveLength(2)
    expect(second.text).toContain('Page 2 of 2')
    const products = await visit('/search?q=bowl&kind=product')
    expect(products.text.match(/class="search-hit"/g)).toHaveLength(1)
  })

  it('filters by a tag, preserves the filter across pages, and removes it', async () => {
    const { post, index, visit } = await site()
    for (let n = 0; n < 12; n += 1) await post(`Bowl ${n}`, { tags: ['salt & ash'] })
    await post('Bowl 12', { tags: ['blue'], publishOn: '2999-01-01T00:00:00.000Z' })
    await index()
    const whole = await visit('/search?q=bowl')
    expect(whole.text).toContain('href="/search?q=bowl&amp;tag=salt+%26+ash">salt &amp; ash</a>')
    const tagged = await visit('/search?q=bowl&tag=salt+%26+ash')
    expect(tagged.text).toContain('12 results for')
    expect(tagged.text).toContain('href="/search?q=bowl" aria-current="true">salt &amp; ash</a>')
    expect(tagged.text).toContain('href="/search?q=bowl&amp;tag=salt+%26+ash&amp;page=2"')
    const none = await visit('/search?q=bowl&tag=%01%EF%BF%BD')
    expect(none.status).toBe(200)
    expect(none.text).toContain('No results')
  })

  it('shows the last page for a page number that is too high', async () => {
    const { post, index, visit } = await site()
    for (let n = 0; n < 12; n += 1) await post(`Bowl ${n}`)
    await index()
    const { text } = await visit('/search?q=bowl&page=9')
    expect(text).toContain('Page 2 of 2')
    expect(text.match(/class="search-hit"/g)).toHaveLength(2)
  })

  it('is in the language of its URL', async () => {
    const { db, site: of, journalId, index, visit } = await site()
    await updateLanguages(db, of.id, [FRENCH])
    const body = newPage({ locale: EN, title: 'Workshop', slug: 'workshop' })
    const meta = { ...body.meta, fr: { title: 'Atelier', slug: 'atelier' } }
    await publishNow(db, of.id, { kind: 'page', body: { ...body, meta }, locales: [EN, 'fr'] })
    await publishNow(db, of.id, {
      kind: 'item',
      collectionId: journalId,
      body: newItem({ locale: EN, title: 'On atelier life', slug: 'search' }),
    })
    await index()
    await waitForChanges()
    const french = await visit('/fr/search?q=atelier')
    expect(french.text).toContain('2 résultats pour « atelier »')
    expect(french.text).toContain('href="/fr/atelier"')
    expect(french.text).toContain('lang="en-US"')
    expect(french.text).toContain('action="/fr/search"')
    expect((await visit('/search?q=atelier')).text).toContain('1 result for')
    const item = await visit('/journal/search')
    expect(item.status).toBe(200)
    expect(item.text).toContain('On atelier life')
  })

  it('starts with the owner’s content', async () => {
    const { db, site: of, visit } = await site()
    await publishNow(db, of.id, {
      kind: 'page',
      body: newPage(
        { locale: EN, title: 'Find a pot', slug: 'find' },
        { type: pageTypeCodes.search, ...withText('Ask us if it is not here') },
      ),
    })
    await waitForChanges()
    const { text } = await visit('/search')
    expect(text).toContain('<h1>Find a pot</h1>')
    expect(text).toContain('<p>Ask us if it is not here</p>')
    expect(text).toContain('<title>Find a pot — Test shop</title>')
  })

  it('is data as well', async () => {
    const { post, index, visit } = await site()
    await post('Celadon')
    await index()
    const { body, headers } = await visit('/search?q=celadon&format=json')
    expect(headers['content-type']).toContain('application/json')
    expect(body).toMatchObject({
      search: { query: 'celadon', hits: [{ titlePieces: [{ text: 'Celadon', isMatch: true }] }] },
    })
  })

  it.each([
    '?q=%FF%FE',
    '?q=a&q=b&kind=nothing&collection=1&page=-1',
    '?page=99999999999999999999',
    '?q=mug&page=100&collection=00000000-0000-0000-0000-000000000000',
    `?q=${'%E5%99%A8'.repeat(500)}`,
    '?q=%22%22%22&format=rss',
    '?q[]=1&__proto__=2&constructor=3',
    '?%',
    `?q=${'a'.repeat(10_000)}`,
    `?q=mug&tag=${'%F0%9F%98%80'.repeat(300)}`,
    '?q=%ED%A0%80&tag=%ED%A0%80',
  ])('is a page for %s', async (search) => {
    const { visit } = await site()
    expect((await visit(`/search${search}`)).status).toBe(200)
  })
})

it('rejects invalid characters', async () => {
  const { visit } = await site()
  expect((await visit('/search?q=%00')).status).toBe(400)
})

describe('GET /api/search', () => {
  it('returns results to scripts, in any language of the site', async () => {
    const { db, site: of, post, index, visitor } = await site()
    await updateLanguages(db, of.id, [FRENCH])
    await post('Celadon cup')
    await index()
    const found = await visitor.call('GET', '/api/search?q=celadon&locale=fr')
    expect(found.body).toMatchObject({
      query: 'celadon',
      meant: null,
      total: 1,
      hits: [
        { kind: 'item', title: 'Celadon cup', url: expect.stringMatching(/^\/fr\/journal\//) },
      ],
      counts: [{ kind: 'item', collectionTitle: 'Journal', count: 1 }],
    })
    expect((await visitor.call('GET', '/api/search')).body).toMatchObject({ total: 0, hits: [] })
    expect((await visitor.call('GET', '/api/search?kind=order')).status).toBe(400)
    expect((await visitor.call('GET', '/api/search?q=%00')).status).toBe(400)
  })
})
