import type { FormSubmission } from '@vitrine/contract'
import { blockTypeCodes, type Role } from '@vitrine/model'
import { type Block, newBlock, newContent, newPage, newSection, type Page } from '@vitrine/page'
import { testOwner } from './owner.ts'
import { publishNow } from './publish.ts'
import { type TestBrowser, testSite } from './site.ts'
import { createFormKey } from '../audience/forms/form-key.ts'

const EN = 'en-US'
export const OWNER = 'owner@example.com'

/** Milliseconds ago, of what is sent at once however busy the machine is: it begins a minute from now. */
export const JUST_NOW = -60_000

/** The headers that browsers send with a call of the page’s own script. */
export const OWN = { 'sec-fetch-site': 'same-origin' }

const CONTACT = {
  name: 'Contact',
  fields: [
    { id: 'who', type: 'name', required: true },
    { id: 'mail', type: 'email', required: true },
    { id: 'words', type: 'textarea', maxLength: 20 },
  ],
}
const CONTACT_TEXT = {
  [EN]: {
    'who.title': 'Your name',
    'mail.title': 'Your email',
    'words.title': 'Message',
    message: 'We read everything.',
  },
}

/** Returns the token of a browser, without its signature. */
function readToken(browser: TestBrowser): string {
  return browser.cookies.get('CART')?.split('.')[0] ?? ''
}

type Given = Partial<Block> & { readonly page?: Partial<Page> }

/** Creates a site with a contact address and a form on a page. */
export async function testForm(given: Given = {}) {
  const shop = await testSite({ contactEmail: OWNER })
  const { db, pool, site } = shop
  const { page: pageGiven, ...blockGiven } = given
  const block = newBlock(() => 'ask', blockTypeCodes.form, {
    data: CONTACT,
    text: CONTACT_TEXT,
    ...blockGiven,
  })
  const publish = (blocks: readonly Block[], more: Partial<Page> = {}, slug = 'contact') =>
    publishNow(db, site.id, {
      kind: 'page',
      body: newPage(
        { locale: EN, title: 'Write to us', slug },
        { ...newContent([{ section: newSection(() => 's'), blocks }]), ...more },
      ),
    })
  const pageId = await publish([block], pageGiven)
  const formId = `${pageId}.ask`
  const rows = async <T extends object = Record<string, unknown>>(sql: string): Promise<T[]> =>
    (await pool.query<T>(sql, [site.id])).rows
  const [{ secret } = { secret: Buffer.alloc(0) }] = await rows<{ secret: Buffer }>(
    'select secret from site where id = $1',
  )
  /** The fields that a page sends after a minute. */
  const begun = async (browser: TestBrowser, msAgo = 60_000) => {
    await browser.send('POST', '/api/form/FormSubmissionKey', undefined, OWN)
    return createFormKey({ secret }, readToken(browser), Date.now() - msAgo)
  }
  const save = (browser: TestBrowser, values: object, more: object = {}) =>
    browser.send('POST', '/api/form/SaveFormSubmission', {
      formId,
      form: JSON.stringify(values),
      key: '',
      pageTitle: 'Write to us',
      pagePath: '/contact',
      ...more,
    })
  const send = async (values: object, more: object = {}, browser = shop.browser()) => {
    const key = await begun(browser)
    return save(browser, values, { key, ...more })
  }
  const submissions = () =>
    rows<{ answers: FormSubmission['answers']; status: string; reason: string | null }>(
      'select * from form_submission where site_id = $1 order by id',
    )
  const studio = async (role: Role = 'admin') => {
    const { call } = await testOwner(shop, role)
    return (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
      call(method, `/api/studio${path}`, sent)
  }
  return {
    ...shop,
    block,
    publish,
    pageId,
    formId,
    rows,
    begun,
    save,
    send,
    submissions,
    emails: shop.emails,
    studio,
  }
}

export const FILLED = {
  who: ['Ada', 'Ames'],
  mail: 'ada@example.com',
  words: 'A mug, please.',
} as const
