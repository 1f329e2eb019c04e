import type { Session } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { type Item, newCollection, newItem, newPage, newSiteSettings } from '@vitrine/page'
import { createStaffMember, createSignInLink } from '../identity/accounts/index.ts'
import { publishNow } from './publish.ts'
import { type TestBrowser, testSite } from './site.ts'
import { createFormToken } from '../audience/comments/form-token.ts'

const EN = 'en-US'

/** The headers that browsers send with a call of the page’s own script. */
export const OWN = { 'sec-fetch-site': 'same-origin' }

/** Creates a site with a journal whose items accept comments. */
export async function testJournal(
  given: { readonly moderated?: boolean; readonly enabled?: boolean } = {},
) {
  const shop = await testSite()
  const { db, site } = shop
  const { moderated = false, enabled = true } = given
  const collection = { ...newCollection(), comments: { enabled, moderated } }
  const journal = await publishNow(db, site.id, {
    kind: 'page',
    body: newPage({ locale: EN, title: 'Journal', slug: 'journal' }, { collection }),
  })
  const post = (slug: string, more: Partial<Item> = {}) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId: journal,
      body: newItem({ locale: EN, title: `Post ${slug}`, slug }, more),
    })
  const settings = (more: { comments?: { enabled: boolean }; likes?: { enabled: boolean } }) =>
    publishNow(db, site.id, {
      kind: 'site-settings',
      body: { ...newSiteSettings({ locale: EN, title: 'Test shop' }), ...more },
    })
  const { rows } = await shop.pool.query<{ secret: Buffer }>(
    'select secret from site where id = $1',
    [site.id],
  )
  const secret = rows[0]?.secret ?? Buffer.alloc(0)
  /** The fields of a form that was opened a minute ago. */
  const written = (id: string, fields: object = {}) => ({
    text: 'A kind word.',
    name: 'A visitor',
    email: 'visitor@example.com',
    token: createFormToken({ secret }, id, Date.now() - 60_000),
    ...fields,
  })
  const say = (id: string, fields: object = {}, browser: TestBrowser = shop.browser()) =>
    browser.send('POST', `/api/comments/${id}`, written(id, fields), OWN)
  const page = async (slug: string) => (await shop.browser().visit(`/journal/${slug}`)).text
  const studio = async (role: Role = 'moderator') => {
    const email = `${role}-${Math.random()}@example.com`
    const { id } = await createStaffMember(db, site.id, { email, role })
    const token = await createSignInLink(db, site.id, id)
    const browser = shop.browser()
    const { body } = await browser.call('POST', '/api/studio/session/link', { token })
    const { crumb } = body as Session
    return (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) =>
      browser.send(method, `/api/studio/comments${path}`, sent, { 'x-csrf-token': crumb })
  }
  return { ...shop, journal, post, settings, written, say, page, studio, secret }
}
