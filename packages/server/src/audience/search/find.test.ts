import { collectionTypeCodes } from '@vitrine/model'
import { newCollection, newPage, plainToRich } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { publishNow } from '../../test/publish.ts'
import { recordStatements } from '../../test/statements.ts'
import { configs } from './text-search-config.ts'
import { splitCharacters } from './fold.ts'
import { parseQuery } from './query.ts'
import { findStatement } from './search-store.ts'
import { EN, withText, searchSite } from '../../test/search.ts'

describe('find', () => {
  it('finds by title before tags before excerpt before body', async () => {
    const { post, index, titles } = await searchSite()
    await post('Quiet days', withText('We talk about celadon here'))
    await post('Firing', { excerpt: { [EN]: plainToRich('On celadon') } })
    await post('Blue', { tags: ['Celadon'] })
    await post('Celadon bowls')
    await index()
    expect(await titles('celadon')).toEqual(['Celadon bowls', 'Blue', 'Firing', 'Quiet days'])
  })

  it('shows the newest of equal matches first', async () => {
    const { post, index, titles } = await searchSite()
    for (const year of ['2024', '2026', '2025'])
      await post(`Kiln of ${year}`, { publishOn: `${year}-01-01T00:00:00.000Z` })
    await index()
    expect(await titles('kiln')).toEqual(['Kiln of 2026', 'Kiln of 2025', 'Kiln of 2024'])
  })

  it('matches forms of a word, beginnings, phrases and excluded words', async () => {
    const { post, index, titles } = await searchSite()
    await post('Making salt glazes')
    await post('Glaze without salt')
    await index()
    for (const q of ['glaze', 'gla', 'ＧＬÁZE', 'the glaze'])
      expect(await titles(q), q).toHaveLength(2)
    for (const q of ['make', '"salt glaze"', '“salt glaze”', 'salt-glaze', 'glaze -without'])
      expect(await titles(q), q).toEqual(['Making salt glazes'])
    expect(await titles('glaze -making')).toEqual(['Glaze without salt'])
  })

  it('finds misspelled words, and returns the corrected query', async () => {
    const { post, index, answer } = await searchSite()
    await post('Stoneware pottery')
    await index()
    const found = await answer('stonewear potrety')
    expect(found.meant).toBe('stoneware pottery')
    expect(found.hits.map(({ title }) => title)).toEqual(['Stoneware pottery'])
    const nothing = await answer('locomotive')
    expect(nothing).toMatchObject({ hits: [], total: 0, meant: undefined })
    expect(nothing.newest.map(({ title }) => title)).toContain('Stoneware pottery')
  })

  it('finds pages, items and products, each with its kind, and filters by kind', async () => {
    const { db, site, post, product, journalId, index, answer, titles } = await searchSite()
    await publishNow(db, site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: 'About clay', slug: 'about' }, withText('Hands')),
    })
    await post('Clay, again', withText('Wet clay'))
    await product({ title: 'A bag of clay', sku: 'BAG-7', body: '<p>Five <b>kilograms</b></p>' })
    await index()
    const { hits, counts, total } = await answer('clay')
    expect(Object.fromEntries(hits.map(({ kind, path }) => [kind, path]))).toMatchObject({
      page: 'about',
      product: expect.stringMatching(/^shop\/p\/product-\d+$/),
      item: expect.stringMatching(/^journal\/post-\d+$/),
    })
    expect(total).toBe(3)
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
      item: 1,
      page: 1,
      product: 1,
    })
    expect(await titles('clay', { kind: 'product' })).toEqual(['A bag of clay'])
    expect(await titles('clay', { collectionId: journalId })).toEqual(['Clay, again'])
    expect(await titles('kilograms')).toEqual(['A bag of clay'])
    expect(await titles('bag-7')).toEqual(['A bag of clay'])
  })

  it.each([
    [
      'ja',
      '陶器市のお知らせ、茶わん',
      ['陶器', '陶器市', '市', 'お知らせ', '器', '茶わん', 'ﾁｬ'],
      ['陶市', '陶の'],
    ],
    ['th', 'เครื่องปั้นดินเผาทำมือ', ['ดินเผา', 'ทำมือ'], ['เผาดิน']],
    ['zh-Hant', '手工陶瓷茶杯', ['茶杯', '陶瓷', '手', '手工 茶杯', '"陶瓷茶杯"'], ['茶瓷']],
    ['my', 'မြန်မာအိုးခွက်', ['အိုး', 'ခွက်'], ['ခွက်အိုး']],
  ])('finds words in %s, a script without spaces', async (locale, title, there, missing) => {
    const { post, index, titles } = await searchSite(locale)
    await post(`${title} チャ`)
    await index()
    for (const q of there) expect(await titles(q), q).toHaveLength(1)
    for (const q of missing) expect(await titles(q), q).toEqual([])
  })

  it.each([
    ['en-GB', 'Firing glazed potteries', ['fire', 'glazing', 'pottery', 'FIRED', 'potteries']],
    ['de', 'Größere Töpfe', ['töpfe', 'topf', 'grosse', 'GRÖSSER', 'töpfen']],
    ['fr', 'Théières émaillées', ['theiere', 'émaillé', 'THÉIÈRES', 'théi']],
    ['es', 'Tazas de cerámica pequeñas', ['taza', 'ceramicas', 'pequeña', 'PEQUENA']],
    ['it', 'Ciotole smaltate a mano', ['ciotola', 'smaltato']],
    ['sv', 'Handgjorda muggar', ['muggarna', 'handgjord']],
    ['pt-BR', 'Canecas de argila', ['caneca', 'ARGILAS']],
    ['tr', 'Seramik fincanlar', ['fincanları', 'SERAMİK']],
    ['ru', 'Глиняные кружки ёлка', ['кружка', 'глиняный', 'елка', 'ГЛИНЯНАЯ']],
    ['el', 'Κεραμικά Ἀθήνας', ['κεραμικα', 'αθηνας']],
    ['ar', 'أكواب خزفية', ['اكواب', 'خزفيّة', 'أكواب خزفية']],
    ['he', 'ספלי קרמיקה בעבודת יד', ['קרמיקה', 'סְפָלֵי', '"בעבודת יד"', '״בעבודת יד״']],
    ['hi', 'मिट्टी के बर्तन', ['बर्तन', 'मिट्टी']],
    ['ko', '수제 도자기를 굽다', ['도자기', '수제']],
    ['xx', 'Wordless words', ['wordless']],
  ])('finds words in %s by the rules of the language', async (locale, title, there) => {
    const { post, index, answer } = await searchSite(locale)
    await post(title)
    await post('x')
    await index()
    for (const q of there) {
      const { hits, meant } = await answer(q)
      // By its rules, not as what may have been meant.
      expect([q, hits.map((hit) => hit.title), meant]).toEqual([q, [title], undefined])
    }
  })

  it('finds German umlauts written with an e', async () => {
    const { post, index, titles } = await searchSite('de')
    await post('Töpfe und Krüge')
    await index()
    // Of newer databases the rules know it, of others it is what was meant.
    for (const q of ['toepfe', 'kruege', 'TOEPFE']) expect(await titles(q), q).toHaveLength(1)
  })

  it('finds text in several scripts, in either direction', async () => {
    const { post, index, titles } = await searchSite('ja')
    const title = 'MUGマグカップ2026 كوب, ёлка'
    await post(title)
    await index()
    for (const q of [
      'mug',
      'マグ',
      '2026',
      'كوب',
      'елка',
      'ｍｕｇﾏｸﾞ',
      'マグ كوب',
      'كوب -陶器',
      'カップ2026',
    ])
      expect(await titles(q), q).toEqual([title])
    for (const q of ['マカ', 'كوب -mug', '陶器 mug']) expect(await titles(q), q).toEqual([])
  })

  it.each([
    ['en-US', 'Celadon teapot', 'celadno', 'celadon'],
    ['en-US', 'Celadon teapot', 'celdon tepot', 'celadon teapot'],
    ['fr', 'Théière émaillée', 'théirèe', 'theiere'],
    ['ru', 'Керамика', 'керамкиа', 'керамика'],
    ['el', 'Κεραμικά', 'κεραμκια', 'κεραμικα'],
  ])('suggests in %s a similar word: %s, %s', async (locale, title, q, meant) => {
    const { post, index, answer } = await searchSite(locale)
    await post(title)
    await index()
    const found = await answer(q)
    expect(found.meant).toBe(meant)
    expect(found.hits.map((hit) => hit.title)).toEqual([title])
  })

  it('suggests no distant words, and none for existing words', async () => {
    const { post, index, answer } = await searchSite()
    await post('Cup and saucer')
    await index()
    for (const q of ['cat', 'sausages', 'xyz', '杯', '1234'])
      expect(await answer(q), q).toMatchObject({ meant: undefined, hits: [] })
    expect((await answer('saucer')).meant).toBeUndefined()
  })

  it('finds content with a tag, combined with a query', async () => {
    const { post, product, index, titles, answer } = await searchSite()
    await post('Blue bowl', { tags: ['salt', 'Été'] })
    await post('Green bowl', { tags: ['ash'] })
    await product({ title: 'Bowl', tags: ['salt'] })
    await index()
    expect(await titles('bowl', { tag: 'salt' })).toHaveLength(2)
    expect(await titles('bowl', { tag: 'salt', kind: 'product' })).toEqual(['Bowl'])
    expect(await titles('bowl', { tag: 'Été' })).toEqual(['Blue bowl'])
    const { counts, total } = await answer('bowl', { tag: 'ash' })
    expect([total, counts.map(({ count }) => count)]).toEqual([1, [1]])
    for (const tag of ['SALT', '', `'; --`, '{}', 'x'.repeat(200)])
      expect(await titles('bowl', { tag }), tag).toEqual([])
  })

  it('finds content in a language, and untranslated content in the site’s own', async () => {
    const { db, site, post, product, index, titles } = await searchSite()
    await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
    const page = {
      [EN]: { title: 'Our workshop', slug: 'workshop' },
      fr: { title: 'Notre atelier workshop', slug: 'atelier' },
    }
    const body = newPage({ locale: EN, title: 'Our workshop', slug: 'workshop' })
    await publishNow(db, site.id, {
      kind: 'page',
      body: { ...body, meta: page },
      locales: [EN, 'fr'],
    })
    await post('Workshop notes')
    await product({ title: 'Workshop apron' })
    await index()
    const french = { locale: 'fr', fallback: EN }
    expect((await titles('workshop', french)).toSorted()).toEqual([
      'Notre atelier workshop',
      'Workshop apron',
      'Workshop notes',
    ])
    expect(await titles('ateliers', french)).toEqual(['Notre atelier workshop'])
    expect(await titles('atelier')).toEqual([])
  })

  it('suggests new content, items and products before pages', async () => {
    const { db, site, post, product, index, answer } = await searchSite()
    await post('Old post', { publishOn: '2020-01-01T00:00:00.000Z' })
    await post('Newer post', { publishOn: '2021-01-01T00:00:00.000Z' })
    await product({ title: 'Mug' })
    for (let n = 0; n < 25; n += 1)
      await publishNow(db, site.id, {
        kind: 'page',
        body: newPage({ locale: EN, title: `Page ${n}`, slug: `page-${n}` }),
      })
    await index()
    for (const q of ['', 'locomotive'])
      expect((await answer(q)).newest.map(({ title }) => title)).toEqual([
        ...['Mug', 'Newer post', 'Old post'],
        ...[expect.stringMatching(/^Page/), expect.stringMatching(/^Page/)],
      ])
  })

  it('finds products by the words of their custom fields', async () => {
    const { product, index, answer } = await searchSite()
    await product({ title: 'Mug', customFields: [{ name: 'Clay', value: 'Puisaye stoneware' }] })
    await index()
    for (const q of ['puisaye', 'clay'])
      expect((await answer(q)).hits).toMatchObject([{ title: 'Mug' }])
  })

  it('links to products if their shop exists in the language', async () => {
    const { db, site, product, index, answer } = await searchSite()
    await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
    await product({ title: 'Mug', urlId: 'mug', body: '<ul><li>Blue</li><li>Round</li></ul>' })
    const { id } = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
    const collection = newCollection({ type: collectionTypeCodes.products, typeName: 'products' })
    const body = newPage({ locale: EN, title: 'Shop', slug: 'shop' }, { collection })
    const meta = { ...body.meta, fr: { title: 'Boutique', slug: 'boutique' } }
    const locales = [EN, 'fr']
    await publishNow(db, site.id, { kind: 'page', id, body: { ...body, meta }, locales })
    await index()
    const french = await answer('mug', { locale: 'fr', fallback: EN })
    expect(french.hits).toMatchObject([
      { path: 'boutique/p/mug', collectionTitle: 'Boutique', excerpt: 'Blue · Round' },
    ])
    const english = await answer('mug')
    expect(english.hits).toMatchObject([{ path: 'shop/p/mug', collectionTitle: 'Shop' }])
  })

  it('has pages of results', async () => {
    const { post, index, answer } = await searchSite()
    for (let n = 0; n < 23; n += 1) await post(`Bowl ${n}`)
    await index()
    const pages = await Promise.all([1, 2, 3, 4].map((page) => answer('bowl', { page })))
    expect(pages.map(({ hits }) => hits.length)).toEqual([10, 10, 3, 3])
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 3])
    expect(pages.map(({ total, pageCount }) => [total, pageCount])).toEqual(
      pages.map(() => [23, 3]),
    )
    const ids = pages.slice(0, 3).flatMap(({ hits }) => hits.map(({ documentId }) => documentId))
    expect(new Set(ids).size).toBe(23)
  })

  it('sends one statement, and three if there are no results', async () => {
    const { post, index, answer } = await searchSite()
    await post('Stoneware')
    await index()
    expect(await recordStatements(() => answer('stoneware'))).toHaveLength(1)
    expect(await recordStatements(() => answer('stonewear'))).toHaveLength(3)
    expect(await recordStatements(() => answer(''))).toHaveLength(1)
  })

  it.each([
    '',
    '   ',
    '"',
    '-',
    '-mug',
    "'); drop table search_entry; --",
    'mug:* & !(bowl | \\) <-> "',
    '\u0000\uD800mug\uDFFF',
    '\u202E\u200B\uFEFF',
    '%_\\',
    'the',
    '💥'.repeat(300),
    'a '.repeat(500),
    'long'.repeat(500),
    `${'"'.repeat(100)}${'-'.repeat(100)}`,
    'e\u0301'.repeat(200),
    '器',
    'x05668x07269:*',
    '% _ \\% mug%',
    `${'mug '.repeat(2_500)}`,
    '- -- -"" "-" – −',
    "& | ! <-> ( ) :* ' \\",
    '\uD83D mug',
    '\u0301'.repeat(300),
    '٠١٢٣ mug ۴',
    '\u200F\u202Bmug\u202C',
  ])('reads whatever is typed: %j', async (q) => {
    const { post, index, answer } = await searchSite()
    await post('A mug')
    await index()
    const { query, hits } = await answer(q)
    expect(splitCharacters(query).length).toBeLessThanOrEqual(200)
    expect(hits.length).toBeLessThanOrEqual(1)
  })

  it('uses indexes, never a scan of all entries', async () => {
    const { db, site, post, index } = await searchSite()
    await post('Stoneware')
    await index()
    const asked = { locale: EN, fallback: EN, offset: 0, limit: 10, query: parseQuery('stoneware') }
    const plan = await db.transaction(async (tx) => {
      // The database would scan a table as small as a test's, so scans are disabled here.
      await tx.execute('set local enable_seqscan = off')
      await tx.execute('set local enable_indexscan = off')
      const { rows } = await tx.execute(sql`explain ${findStatement(site.id, asked)}`)
      return JSON.stringify(rows)
    })
    expect(plan).toMatch(/Bitmap Index Scan on search_entry_\w+/)
    expect(plan).not.toMatch(/Seq Scan on search_entry/)
  })

  it('has word rules for the languages of the database', async () => {
    const { pool } = await searchSite()
    const { rows } = await pool.query<{ name: string }>('select cfgname as name from pg_ts_config')
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...configs]))
  })
})
