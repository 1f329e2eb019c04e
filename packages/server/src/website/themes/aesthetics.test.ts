import {
  createPreviewLink,
  readAesthetics,
  saveAesthetics,
  type SiteAesthetics,
} from '@vitrine/contract'
import { computeContrast } from '@vitrine/model'
import { newAesthetics, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

const palette = {
  lightest: '#f4f7fa',
  light: '#dfe8f0',
  accent: '#4f9fd8',
  dark: '#24405c',
  darkest: '#0d1b2a',
}

async function kiln() {
  const shop = await testSite({ theme: 'kiln' })
  const body = newPage({ locale: 'en-US', title: 'About', slug: 'about' })
  await publishNow(shop.db, shop.site.id, { kind: 'page', body })
  const owner = await testOwner(shop)
  const visitor = shop.browser()
  const sheet = async () => {
    const page = (await visitor.visit('/about')).text
    const [, url = ''] = /href="(\/site\.css\?v=\w+)"/.exec(page) ?? []
    return (await visitor.visit(url)).text
  }
  const read = async () => (await owner.call('GET', readAesthetics.path)).body as SiteAesthetics
  const save = async (changes: object) => {
    const { status, body } = await owner.call('PUT', saveAesthetics.path, changes)
    return { status, body: body as SiteAesthetics & Record<string, unknown> }
  }
  return { ...shop, owner, visitor, sheet, read, save }
}

const white = ({ sectionThemes }: SiteAesthetics) => sectionThemes.find(({ id }) => id === 'white')

it('shows the theme’s own styles until the owner sets some, and again after a reset', async () => {
  const { sheet, read, save } = await kiln()
  const before = await sheet()
  expect(await read()).toMatchObject({ rev: 0, published: true, palette: null, fontThemes: [] })
  const { body } = await save({ palette, defaultThemeId: 'light' })
  expect(body).toMatchObject({ palette, defaultThemeId: 'light', published: true })
  await eventually(async () => {
    const css = await sheet()
    expect(css.startsWith(before)).toBe(true)
    expect(css.slice(before.length)).toMatch(/^:root\{color-scheme:light;--ground:#dfe8f0;/)
  })
  await save({ palette: null, defaultThemeId: null })
  await eventually(async () => expect(await sheet()).toBe(before))
})

it('adjusts unreadable colors, reports it, and keeps colors that the owner insists on', async () => {
  const { save } = await kiln()
  const moved = white((await save({ palette })).body)
  expect(moved?.corrections).toMatchObject([
    { role: 'accent', requested: palette.accent, used: moved?.colors.accent, minimum: 4.5 },
  ])
  expect(moved?.corrections[0]?.before).toBeLessThan(4.5)
  expect(moved?.corrections[0]?.after).toBeGreaterThanOrEqual(4.5)
  expect(computeContrast(moved?.colors.accent ?? '', palette.lightest)).toBeGreaterThanOrEqual(4.5)

  const accent = { color: palette.accent, asIs: true }
  const saved = white((await save({ colorThemes: { white: { accent } } })).body)
  expect(saved?.colors.accent).toBe(palette.accent)
  expect(saved?.corrections).toContainEqual(
    expect.objectContaining({ role: 'accent', used: palette.accent, after: 2.4 }),
  )
})

it('is a draft on request: the preview has it, and visitors do not', async () => {
  const { sheet, read, save, owner, browser } = await kiln()
  const before = await sheet()
  const { body } = await save({ palette, draft: true })
  expect(body).toMatchObject({ rev: 2, published: false })
  expect(await read()).toMatchObject({ rev: 2, published: false, palette })
  expect(await sheet()).toBe(before)
  const link = await owner.call('POST', createPreviewLink.path, { label: 'Blue' })
  const guest = browser()
  const { pathname, search } = new URL((link.body as { readonly url: string }).url)
  await guest.visit(pathname + search)
  const { text } = await guest.visit('/about')
  expect(text).toContain(
    `<style data-site-styles>:root{color-scheme:light;--ground:${palette.lightest};`,
  )
  const [, bare = ''] = /href="(\/site\.css\?v=\w+&amp;aesthetics=none)"/.exec(text) ?? []
  expect((await guest.visit(bare.replace('&amp;', '&'))).text).toBe(before)
})

it('rejects invalid colors, unknown names, and an outdated revision', async () => {
  const { read, save } = await kiln()
  for (const changes of [
    { palette: { ...palette, dark: 'navy' } },
    { palette: { dark: '#000000' } },
    { defaultThemeId: 'pink' },
    { activeFontThemeId: 'nobody' },
    { colorThemes: { white: { line: { color: '#000000' } } } },
    { fontThemes: [{ id: 'a' }] },
  ])
    expect((await save(changes)).status, JSON.stringify(changes)).toBeGreaterThanOrEqual(400)
  await save({ palette })
  const { rev } = await read()
  await save({ fontUsage: { buttons: 'heading' } })
  const late = await save({ palette: null, rev })
  expect(late).toMatchObject({ status: 409, body: { code: 'themes.changed' } })
  expect(await read()).toMatchObject({ palette, fontUsage: { buttons: 'heading' } })
})

it('sets fonts and sizes together as one font theme', async () => {
  const { sheet, read, save } = await kiln()
  expect((await read()).fonts.map(({ id }) => id)).toContain('system-slab')
  const voice = { family: 'system-slab', weight: 500 }
  const theme = { id: 'slab', name: 'Slab', heading: voice, text: voice, base: 18, scale: 1.3 }
  await save({ fontThemes: [theme], activeFontThemeId: 'slab' })
  await eventually(async () =>
    expect(await sheet()).toMatch(
      /:root\{--font-display:Rockwell,[^}]*--step-6:min\(clamp\([^}]*\}/,
    ),
  )
})

it('applies the named theme to a section', async () => {
  const { db, site, visitor, sheet } = await kiln()
  const section = newSection(() => 's1', { theme: 'bright' })
  const blocks = [newBlock(() => 'b1', 21)]
  const body = newPage(
    { locale: 'en-US', title: 'Bright', slug: 'bright' },
    newContent([{ section, blocks }]),
  )
  await publishNow(db, site.id, { kind: 'page', body })
  const { text } = await visitor.visit('/bright')
  expect(text).toContain('data-section-theme="bright"')
  expect(await sheet()).toMatch(/\[data-section-theme='bright'\]\{color-scheme:dark;--ground:#/)
})

it('is only for staff who design the site', async () => {
  const shop = await testSite()
  const writer = await testOwner(shop, 'editor')
  expect((await writer.call('GET', readAesthetics.path)).status).toBe(403)
  expect((await writer.call('PUT', saveAesthetics.path, { palette })).status).toBe(403)
})

it('is edited as a document by designers alone, with every issue named', async () => {
  const { db, site, browser, owner, read, save } = await kiln()
  await save({ palette, draft: true })
  const { documentId, rev } = await read()
  const path = `/api/studio/documents/${documentId}`
  const change = (ops: readonly object[], seq = 1) => ({
    base: rev,
    clientId: 'client-of-test',
    sets: [{ seq, command: 'style.set', label: 'change palette', ops }],
  })
  const accent = { op: 'set', path: ['palette', 'accent'], value: '#0b4f8a' }
  const writer = await testOwner({ db, site, browser }, 'editor')
  const forbidden = await writer.call('POST', `${path}/changes`, change([accent]))
  expect(forbidden).toMatchObject({ status: 403, body: { code: 'documents.designForManagers' } })
  const create = { kind: 'aesthetics', body: newAesthetics() }
  expect((await writer.call('POST', '/api/studio/documents', create)).status).toBe(403)

  const invalid = await owner.call(
    'POST',
    `${path}/changes`,
    change([
      { ...accent, value: 'navy' },
      { op: 'set', path: ['glow'], value: 7 },
      { op: 'set', path: ['fontUsage', 'footnotes'], value: 'text' },
    ]),
  )
  expect(invalid.status).toBe(422)
  const { issues } = invalid.body as { readonly issues: { readonly path: string[] }[] }
  expect(issues.map((issue) => issue.path.join('.')).toSorted()).toEqual([
    'fontUsage.footnotes',
    'glow',
    'palette.accent',
  ])
  expect(await read()).toMatchObject({ rev, palette })
  expect((await owner.call('POST', `${path}/changes`, change([accent]))).status).toBe(200)
  expect(await read()).toMatchObject({ rev: rev + 1, palette: { ...palette, accent: '#0b4f8a' } })
})
