import type { Session } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../../../identity/accounts/index.ts'
import { buildApp } from '../../../app.ts'
import { testDatabase } from '../../../test/database.ts'
import { TestBrowser, testSite } from '../../../test/site.ts'
import { pageBody } from '../../../test/documents.ts'

it('logs where a change set is invalid, but no content', async () => {
  const { db, pool, changes } = await testDatabase()
  const { site, host, files } = await testSite()
  const lines: string[] = []
  const logTarget = { write: (line: string) => lines.push(line) }
  const ports = { db, pool, changes, files, production: true, logLevel: 'warn', logTarget }
  const browser = new TestBrowser(await buildApp(ports), host)
  const member = await createStaffMember(db, site.id, { email: 'owner@example.com', role: 'admin' })
  const token = await createSignInLink(db, site.id, member.id)
  const { body } = await browser.call('POST', '/api/studio/session/link', { token })
  const headers = { 'x-csrf-token': (body as Session).crumb }

  const made = await browser.send(
    'POST',
    '/api/studio/documents',
    { kind: 'page', body: pageBody() },
    headers,
  )
  const { id } = made.body as { readonly id: string }
  const ops = [{ op: 'unset', path: ['blocks', 'canary@example.com'] }]
  const sets = [{ seq: 1, command: 'block.delete', label: 'canary', ops }]
  const sent = { base: 1, clientId: 'me', sets }
  const reply = await browser.send('POST', `/api/studio/documents/${id}/changes`, sent, headers)
  expect(reply.status).toBe(422)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      msg: 'change set refused',
      code: 'documents.invalid',
      document: id,
      commands: ['block.delete'],
      path: ['blocks', '…'],
    },
  ])
  expect(lines.join('')).not.toContain('canary')
})
