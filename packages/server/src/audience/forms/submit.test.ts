import { expect, it } from 'vitest'
import { loadSite } from '../../identity/sites/index.ts'
import { TooManyRequests } from '../../platform/http/problem.ts'
import { OWNER, testForm } from '../../test/forms.ts'
import { NO_FILES } from './received-files.ts'
import { submitForm } from './submit.ts'

it('stores a submission, but does not reply to an address that has had too many emails', async () => {
  const { db, emails, files, formId, site, submissions } = await testForm()
  const found = await loadSite(db, site.id, 'https://shop.test')
  if (!found) throw new Error('The site is gone.')
  const mail = { id: 'mail', type: 'email', required: true, title: 'Email', options: [] } as const
  const form = {
    ...({ kind: 'form', name: '', formId, locale: 'en', captchaAction: undefined } as const),
    fields: [{ ...mail, optionIds: [] }],
    reply: { subject: undefined, text: undefined },
  }
  const sent = {
    ...{ website: '', pagePath: '/', pageTitle: '', captchaKey: '', key: undefined },
    values: { mail: 'ada@example.com' },
    files: NO_FILES,
  }
  const submit = (network: string, countEmail: () => Promise<unknown>) =>
    submitForm(
      db,
      {
        ...{ site: found, siteUserId: null, network, files, countEmail },
        countBytes: async () => undefined,
        judgeCaptcha: async () => undefined,
      },
      { form, sent, now: Date.now() },
    )
  await submit('192.0.2.1', () => Promise.reject(new TooManyRequests(60)))
  expect((await emails()).map(({ recipient }) => recipient)).toEqual([OWNER])
  await submit('192.0.2.2', () => Promise.resolve())
  const replies = (await emails()).filter(({ recipient }) => recipient !== OWNER)
  expect(replies).toMatchObject([
    { recipient: 'ada@example.com', subject: 'Test shop: We received your message' },
  ])
  expect(await submissions()).toHaveLength(2)
  await expect(submit('192.0.2.3', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
