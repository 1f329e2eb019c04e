import {
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
  plainToRich,
} from '@vitrine/page'
import { publishNow } from './publish.ts'
import { testSite } from './site.ts'
import { indexSiteChanges } from '../audience/search/update-index.ts'
import { find } from '../audience/search/find.ts'

export const EN = 'en-US'

let serial = 0
const newId = () => `b${++serial}`

/** Creates the content of a document with this text. */
export function withText(text: string, locale = EN) {
  const block = newBlock(newId, 2, { text: { [locale]: { body: plainToRich(text) } } })
  return newContent([{ section: newSection(newId), blocks: [block] }])
}

/** Creates a site with a journal, and helpers that post and search. */
export async function searchSite(locale = EN) {
  const shop = await testSite({ language: locale })
  const { db, site } = shop
  const journalId = await publishNow(db, site.id, {
    kind: 'page',
    body: newPage({ locale, title: 'Journal', slug: 'journal' }, { collection: newCollection() }),
    locales: [locale],
  })
  const post = (title: string, given: Partial<Item> = {}, collectionId = journalId) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale, title, slug: `post-${++serial}` }, given),
      locales: [locale],
    })
  /** Does at once what the clock does each second. */
  const index = () => indexSiteChanges(db, site.id)
  const answer = (q: string, asked: Partial<Parameters<typeof find>[2]> = {}) =>
    find(db, site.id, { locale, fallback: locale, page: 1, ...asked, q })
  const titles = async (q: string, asked: Partial<Parameters<typeof find>[2]> = {}) =>
    (await answer(q, asked)).hits.map(({ title }) => title)
  return { ...shop, journalId, post, index, answer, titles }
}
