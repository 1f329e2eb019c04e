import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newHeaderFooter, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { EN, createJournal, LOCKED, createBlockId, PASSWORD } from '../../test/pages.ts'
import { publishNow } from '../../test/publish.ts'

const SOURCE = '<p id="hi"></p><script>document.title = "ran"</script>'

/** A page with a code block, and where the block's frame is. */
async function coded(given: Parameters<typeof newPage>[1] = {}, data: { isShown?: true } = {}) {
  const shop = await createJournal()
  const code = newBlock(createBlockId, blockTypeCodes.code, { data: { source: SOURCE, ...data } })
  const section = newSection(createBlockId)
  const body = newPage(
    { locale: EN, title: 'Coded', slug: 'coded' },
    { ...newContent([{ section, blocks: [code] }]), ...given },
  )
  const id = await shop.page(body)
  return { ...shop, id, at: `/static/code/${id}/${code.id}` }
}

it('runs an owner’s code in its own document, with an opaque origin', async () => {
  const { browser, at } = await coded()
  const page = await browser().visit('/coded')
  expect(page.text).toContain(`src="${at}"`)
  expect(page.text).not.toContain('document.title')
  const { status, text, headers } = await browser().visit(at)
  expect(status).toBe(200)
  expect(text).toContain(SOURCE)
  const csp = String(headers['content-security-policy'])
  expect(csp).toMatch(/^sandbox allow-scripts /)
  expect(csp).not.toContain('allow-same-origin')
  expect(csp).toContain("frame-ancestors 'self'")
  expect(headers['cache-control']).toBe('private, no-store')
})

it('shows a frame only to visitors who may read the page', async () => {
  const { browser, at, id, owner } = await coded({ access: LOCKED })
  expect((await browser().visit(at)).status).toBe(404)
  await owner.call('PUT', `/api/studio/page-locks/${id}`, { password: PASSWORD })
  expect((await browser().visit(at)).status).toBe(404)
  const reader = browser()
  await reader.submit('/lock', { pageId: id, password: PASSWORD, next: '/coded' })
  expect((await reader.visit(at)).text).toContain(SOURCE)
})

it('is protected by the lock of the whole site', async () => {
  const { browser, at, owner } = await coded()
  await owner.call('PUT', '/api/studio/site-lock', { password: PASSWORD })
  const { status, text } = await browser().visit(at)
  expect(status).toBe(401)
  expect(text).not.toContain(SOURCE)
})

it('has no frame for code shown as text, other blocks, disabled pages and missing blocks', async () => {
  const shown = await coded({}, { isShown: true })
  expect((await shown.browser().visit(shown.at)).status).toBe(404)
  const off = await coded({ settings: { enabled: false } })
  expect((await off.browser().visit(off.at)).status).toBe(404)
  for (const path of [`/static/code/${off.id}/nothing`, '/static/code/x/y', `${off.at}/more`])
    expect((await off.browser().visit(path)).status).toBe(404)
})

it('exists on its own site only', async () => {
  const { at } = await coded()
  const other = await createJournal()
  expect((await other.browser().visit(at)).status).toBe(404)
})

it('runs the code of a form in such a frame, which the page has only after submitting', async () => {
  const shop = await createJournal()
  const form = newBlock(createBlockId, blockTypeCodes.form, {
    data: { fields: [{ id: 'mail', type: 'email' }], submissionHtml: SOURCE },
  })
  const content = newContent([{ section: newSection(createBlockId), blocks: [form] }])
  const id = await shop.page(newPage({ locale: EN, title: 'Ask', slug: 'ask' }, content))
  const at = `/static/code/${id}/${form.id}`
  const visitor = shop.browser()
  const page = await visitor.visit('/ask')
  expect(page.text).toMatch(new RegExp(`<template><iframe [^>]* src="${at}"`))
  expect(page.text).not.toContain('document.title')
  const sent = await visitor.visit(`/form/${id}.${form.id}/sent`)
  expect(sent.text).toMatch(
    new RegExp(`<div class="form-submission-html"><iframe [^>]* src="${at}"`),
  )
  const frame = await visitor.visit(at)
  expect(frame.text).toContain(SOURCE)
  expect(String(frame.headers['content-security-policy'])).toMatch(/^sandbox /)
})

it('shows the code of a form in the footer without running it', async () => {
  const shop = await createJournal()
  const form = newBlock(createBlockId, blockTypeCodes.form, {
    data: { fields: [{ id: 'mail', type: 'email' }], submissionHtml: SOURCE },
  })
  const parts = newHeaderFooter(createBlockId)
  const [header, footer] = parts.sections
  if (!header || !footer) throw new Error('A header and a footer')
  const sections = [header, { ...footer, blockIds: [form.id] }]
  const body = { ...parts, sections, blocks: { [form.id]: form } }
  await publishNow(shop.db, shop.site.id, { kind: 'header-footer', body })
  const { text } = await shop.browser().visit(`/form/header-footer.${form.id}/sent`)
  expect(text).toMatch(/<div class="form-submission-html"><iframe [^>]* srcdoc="/)
  expect(text).not.toContain('/static/code/')
})
