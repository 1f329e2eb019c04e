import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expectStateAccessible } from './accessibility.ts'
import { findFreePort, startServer } from './server.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Starts a mail server, whose emails are in `received`. */
async function startMailServer() {
  const received: { readonly to: string; readonly raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8').on('data', (text: string) => (raw += text))
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, raw })
        done()
      })
    },
  })
  const port = await findFreePort()
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}

/** Starts the product with a mail server. */
async function startSendingServer(url: string) {
  process.env['TEST_SMTP_URL'] = url
  try {
    return await startServer()
  } finally {
    delete process.env['TEST_SMTP_URL']
  }
}

test('staff write a campaign, send a test and the campaign, and a subscriber unsubscribes', async ({
  page,
}) => {
  const mail = await startMailServer()
  const server = await startSendingServer(mail.url)
  const { origin } = new URL(server.url)
  const main = page.getByRole('main')
  const findLink = (to: string) => {
    const raw = mail.received.find((email) => email.to === to)?.raw ?? ''
    return /^List-Unsubscribe:\s*<([^>]+)>/im.exec(raw.replaceAll(/\r\n[ \t]+/g, ''))?.[1]
  }
  try {
    await page.goto(server.signInUrl)
    await page.getByRole('button', { name: 'Continue to studio' }).click()
    await page.waitForURL((at) => !at.pathname.includes('sign-in'))
    const api = new StudioApi(page, origin)
    await api.put('/api/studio/site', { contactEmail: 'shop@saltmarsh.example' })
    const file = Buffer.from(
      'Email,Confirmed On\nada@example.com,2026-01-02\nben@example.com,2026-01-02\n',
    ).toString('base64')
    const consent = 'At the market'
    await api.post('/api/studio/newsletter-subscribers/import', { file, consent, dryRun: false })

    await test.step('write', async () => {
      await page.goto(`${origin}/config/campaigns`)
      await expect(main.getByText('No campaigns yet')).toBeVisible()
      await expectStateAccessible(page)
      await main.getByRole('button', { name: 'Create campaign' }).press('Enter')
      await expect(main.getByText('The subject is empty')).toBeVisible()
      await expect(main.getByText('The site has no postal address.')).toBeVisible()
      await main.getByRole('link', { name: 'Open site details' }).press('Enter')
      const address = main.getByRole('textbox', { name: 'Postal address' })
      await address.fill('3 Quay Lane\nBristol')
      await main.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Site details saved')).toBeVisible()
      await page.goBack()
      await expect(main.getByRole('button', { name: 'Send campaign' })).toBeDisabled()
      await main.getByRole('textbox', { name: 'Subject' }).fill('The last firing')
      for (const type of ['Heading', 'Text', 'Button']) {
        await main.getByRole('button', { name: 'Add block' }).press('Enter')
        await page.getByRole('menuitem', { name: type, exact: true }).press('Enter')
        await expect(main.getByRole('group', { name: type, exact: true })).toBeVisible()
      }
      const group = (name: string) => main.getByRole('group', { name, exact: true })
      await group('Button').getByRole('textbox', { name: 'Label' }).fill('See the shop')
      await expect(main.getByText('The button has no link')).toBeVisible()
      await group('Button: See the shop').getByRole('textbox', { name: 'Link' }).fill('/shop')
      await group('Heading').getByRole('textbox').fill('Twenty-four pots')
      const named = main.getByRole('group', { name: /^Text/ })
      const text = named.getByRole('textbox', { name: 'Text', exact: true })
      await text.pressSequentially('- Moon vase')
      await text.press('Enter')
      await text.press('ControlOrMeta+b')
      await text.pressSequentially('Low vase')
      await text.press('ControlOrMeta+k')
      const link = named.getByRole('group', { name: 'Link' })
      await link.getByRole('textbox', { name: 'Link text' }).fill('in the shop')
      await link.getByRole('textbox', { name: 'Link address' }).fill('/shop')
      await link.getByRole('textbox', { name: 'Link address' }).press('Enter')
      await named.getByRole('button', { name: 'Align center' }).click()
      await expect(main.getByText('Ready to send')).toBeVisible()
      const frame = page.frameLocator('iframe[title="Preview"]')
      await expect(frame.getByRole('heading', { name: 'Twenty-four pots' })).toBeVisible()
      await expect(frame.getByRole('listitem').filter({ hasText: 'Low vase' })).toBeVisible()
      await expect(frame.getByRole('link', { name: 'in the shop' })).toBeVisible()
      // The handle moves a block by the arrow keys.
      const handle = main.getByRole('button', { name: 'Move block: Button: See the shop' })
      await handle.press('ArrowUp')
      const list = main.getByRole('list', { name: 'Content' }).getByRole('listitem')
      await expect(list.nth(1)).toContainText('Button')
      await main.getByRole('switch', { name: 'Count clicks' }).press('Space')
      await expectStateAccessible(page)
      await main.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Draft saved.')).toBeVisible()
    })

    await test.step('test', async () => {
      await main.getByRole('button', { name: 'Send test' }).click()
      await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(1)
      expect(mail.received[0]?.raw).toContain('Subject: [Test] The last firing')
      expect(mail.received[0]?.raw).toContain('3 Quay Lane')
    })

    await test.step('send', async () => {
      await main.getByRole('button', { name: 'Send campaign' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send campaign' })
      await expect(dialog).toContainText('2 confirmed subscribers')
      await expectStateAccessible(page)
      await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
      await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(3)
      expect(
        mail.received
          .slice(1)
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(['ada@example.com', 'ben@example.com'])
      await expect(main.getByText('2 of 2 emails processed')).toBeVisible({ timeout: 90_000 })
      await expectStateAccessible(page)
    })

    await test.step('count clicks', async () => {
      await expect(main.getByText('No link was followed yet.')).toBeVisible()
      const raw = (mail.received.at(-1)?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const [link = ''] = /https?:\S+\/newsletter\/link\?[^\s)]+/.exec(raw) ?? []
      const reply = await fetch(link, { redirect: 'manual' })
      expect([reply.status, reply.headers.get('location')]).toEqual([303, '/shop'])
      await page.reload()
      await expect(main.getByRole('row', { name: '/shop' })).toContainText('1')
      await expectStateAccessible(page)
    })

    await test.step('unsubscribe', async () => {
      const link = findLink('ada@example.com') ?? ''
      const reply = await fetch(link, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(reply.status).toBe(200)
      const { counts } = await api.get<{
        readonly counts: Readonly<Record<string, number>>
      }>('/api/studio/newsletter-subscribers')
      expect(counts).toMatchObject({ confirmed: 1, unsubscribed: 1 })
    })
  } finally {
    await server.stop()
    await mail.stop()
  }
})
