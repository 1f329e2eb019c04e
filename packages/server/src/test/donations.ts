import { blockTypeCodes, type Role } from '@vitrine/model'
import {
  type Block,
  type JsonObject,
  newBlock,
  newContent,
  newPage,
  newSection,
  type Op,
  type Page,
} from '@vitrine/page'
import { newId } from '../platform/db/id.ts'
import { createDocument, publishDocuments, saveChanges } from '../content/documents/index.ts'
import { testOwner } from './owner.ts'
import { publishNow } from './publish.ts'
import { testShop } from './sale.ts'
import type { TestBrowser, TestReply } from './site.ts'

const EN = 'en-US'

const DATA = {
  amounts: [
    { id: 'a', minor: 1_000 },
    { id: 'b', minor: 2_500 },
  ],
  leastMinor: 200,
  mostMinor: 50_000,
}

/** Creates a shop with a donation block on the page `/give`. */
export async function testDonations(
  given: Parameters<typeof testShop>[0] = {},
  data: Block['data'] = DATA,
  page: Partial<Page> = {},
) {
  const shop = await testShop(given)
  const { db, site } = shop
  const createBody = (shown: Block['data'], more: Partial<Page> = {}) => {
    const block = newBlock(() => 'give', blockTypeCodes.donation, {
      data: shown,
      text: { [EN]: { title: 'A new kiln' }, fr: { title: 'Un nouveau four' } },
    })
    const content = newContent([{ section: newSection(() => 's'), blocks: [block] }])
    return newPage({ locale: EN, title: 'Give', slug: 'give' }, { ...content, ...more })
  }
  const pageId = await publishNow(db, site.id, { kind: 'page', body: createBody(data, page) })
  const formPath = `/form/${pageId}.give/donation`
  return {
    ...shop,
    pageId,
    formPath,
    /** Creates an unpublished copy of the page. Resolves to its id. */
    draft: async () => {
      const body = JSON.parse(JSON.stringify(createBody(data))) as JsonObject
      return (await createDocument(db, site.id, { kind: 'page', body, memberId: null })).id
    },
    /** Publishes other amounts. */
    change: async (value: Block['data']) => {
      const op: Op = { op: 'set', path: ['blocks', 'give', 'data'], value }
      const { rev } = await saveChanges(db, site.id, {
        documentId: pageId,
        memberId: null,
        base: 1,
        clientId: newId(),
        sets: [{ seq: 1, command: 'block.set', label: 'change', ops: [op] }],
      })
      const entries = [{ documentId: pageId, locale: EN, rev }]
      await publishDocuments(db, site.id, { entries, memberId: null })
    },
    /** Submits the form and resolves to its redirect. */
    give: async (browser: TestBrowser, fields: Readonly<Record<string, string>>) =>
      location(await browser.submit(formPath, fields)),
    studio: async (role: Role = 'admin') => (await testOwner(shop, role)).call,
  }
}

export const location = ({ headers }: TestReply) => String(headers['location'])

/** Returns the text of a page. */
export const getText = ({ text }: TestReply) => text.replaceAll(/<[^>]+>/g, '')

/** Fills in the checkout at `path` and clicks Pay. */
export async function submitPayment(
  browser: TestBrowser,
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<TestReply> {
  const { text } = await browser.visit(path)
  const hidden = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(text)?.[1] ?? ''
  return browser.submit(path, {
    version: hidden('version'),
    expectedTotal: hidden('expectedTotal'),
    email: 'giver@example.com',
    intent: 'pay',
    paymentOutcome: 'approve',
    ...fields,
  })
}
