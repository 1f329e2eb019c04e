import { onTestFinished } from 'vitest'
import { composeServer } from '../../app.ts'
import type { NewSite } from '../../identity/sites/index.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { createSmtpTransport } from '../../platform/mail/index.ts'
import { mailJobs } from '../../platform/mail/jobs.ts'
import { testDatabase } from '../database.ts'
import { skipOtherSites } from '../emails.ts'
import { TestBrowser, testSite } from '../site.ts'
import { startSmtpServer } from './smtp-server.ts'

/** Creates a site on a server with a mail server. `work` sends the emails of the site, with other jobs if they are given. */
export async function testSending(site: Partial<NewSite> = {}) {
  const addresses = { contactEmail: 'shop@example.com', postalAddress: '3 Quay Lane\nBristol' }
  const shop = await testSite({ ...addresses, ...site })
  const { db, pool, changes } = await testDatabase()
  const server = await startSmtpServer()
  const transport = await createSmtpTransport({ url: server.url, from: undefined, dkim: undefined })
  const { http, email } = await composeServer({
    ...{ db, pool, changes, transport, files: shop.files },
    production: false,
    logLevel: 'silent',
    rateLimitScale: 1_000,
  })
  onTestFinished(async () => {
    await http.app.close()
    await transport.close()
  })
  const work = async (ports = email, addJobs: (jobs: Jobs) => void = () => undefined) => {
    const jobs = new Jobs(db)
    addJobs(jobs)
    mailJobs(jobs, { url: () => 'http://localhost', email: skipOtherSites(ports, shop.site.id) })
    await jobs.drain(pool)
  }
  const browser = () => new TestBrowser(http.app, shop.host)
  return { ...shop, server, sendingPorts: email, work, browser }
}
