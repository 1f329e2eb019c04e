import type { SiteUserSession } from '@vitrine/contract'
import { SITE_USER_XSRF_HEADER } from '@vitrine/model'
import { createStaffMember, createSignInLink } from '../identity/accounts/index.ts'
import { Jobs } from '../platform/jobs/index.ts'
import type { TestEmail } from './emails.ts'
import type { NewSite } from '../identity/sites/index.ts'
import { type TestBrowser, type TestReply, testSite } from './site.ts'
import { siteUserJobs } from '../audience/site-users/jobs.ts'

export const ACCOUNT = '/api/site-users/account'
export const PASSWORD = 'four plain words here'
export const READER = 'reader@example.com'
/** Creates a site whose emails are written as soon as they are requested. */
export async function testVisitors(given: Partial<NewSite> = {}) {
  const shop = await testSite(given)
  const { db, pool, site } = shop
  const jobs = new Jobs(db)
  siteUserJobs(jobs)

  /** Lists the emails of the site, oldest first. */
  async function listEmails(): Promise<readonly TestEmail[]> {
    await jobs.drain(pool)
    return shop.emails()
  }

  async function findLastEmail(): Promise<TestEmail> {
    const last = (await listEmails()).at(-1)
    if (!last) throw new Error('No email was sent')
    return last
  }

  /** A browser with an account, registered and confirmed as visitors do, and signed in. */
  async function signedUp(email: string = READER): Promise<Visiting> {
    const browser = shop.browser()
    await browser.call('POST', `${ACCOUNT}/registration`, { email, password: PASSWORD })
    const { token } = await findLastEmail()
    const body = { token, password: PASSWORD }
    return visiting(browser, await browser.call('POST', `${ACCOUNT}/verification`, body))
  }

  async function signIn(email: string = READER, password: string = PASSWORD): Promise<Visiting> {
    const browser = shop.browser()
    return visiting(browser, await browser.call('POST', `${ACCOUNT}/session`, { email, password }))
  }

  /** The studio of an owner. */
  async function owner() {
    const { id } = await createStaffMember(db, site.id, {
      email: 'owner@example.com',
      role: 'admin',
    })
    const token = await createSignInLink(db, site.id, id)
    const browser = shop.browser()
    const { body } = await browser.call('POST', '/api/studio/session/link', { token })
    const headers = { 'x-csrf-token': (body as { crumb: string }).crumb }
    return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
      browser.send(method, `/api/studio/${path}`, sent, headers)
  }

  const rows = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await pool.query(text, [site.id, ...values])).rows as Row[]
  return {
    ...shop,
    jobs,
    listEmails,
    findLastEmail,
    signedUp,
    signIn,
    owner,
    rows,
  }
}

export interface Visiting {
  readonly browser: TestBrowser
  readonly id: string
  readonly xsrfToken: string
  /** A script's call with the token of the session. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<TestReply>
}

export function visiting(browser: TestBrowser, reply: TestReply): Visiting {
  if (reply.status !== 200) throw new Error(`Not signed in: ${reply.text}`)
  const { siteUser, xsrfToken } = reply.body as SiteUserSession
  return {
    browser,
    id: siteUser.id,
    xsrfToken,
    call: (method, path, body) =>
      browser.send(method, ACCOUNT + path, body, { [SITE_USER_XSRF_HEADER]: xsrfToken }),
  }
}
