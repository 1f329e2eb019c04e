import { randomUUID } from 'node:crypto'
import {
  changeTheme,
  changeThemeFile,
  createOwnTheme,
  deleteOwnTheme,
  listOwnThemes,
  type OwnTheme,
  type OwnThemeFiles,
  publishOwnTheme,
  readOwnTheme,
  readThemeChoices,
  readThemeFile,
  restoreTheme,
  uploadOwnTheme,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { testSite } from '../../../test/site.ts'
import { writeZip } from '../zip.ts'

const REGION = 'site.region'
const path = (route: { readonly path: string }, id: string) => route.path.replace('{id}', id)

/** A site with an owner who has a copy of Kiln. */
async function createShop() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  const created = await owner.call('POST', createOwnTheme.path, { title: 'My Kiln', base: 'kiln' })
  expect(created.status).toBe(200)
  const theme = created.body as OwnTheme
  const read = async (file: string) => {
    const url = `${path(readThemeFile, theme.id)}?path=${encodeURIComponent(file)}`
    return (await owner.call('GET', url)).body as { readonly text: string }
  }
  const save = async (version: number, file: string, text?: string | null) =>
    owner.call('PUT', path(changeThemeFile, theme.id), { version, path: file, text })
  const publish = async (version: number) =>
    owner.call('PUT', path(publishOwnTheme, theme.id), { version })
  const use = async (name = theme.name) => owner.call('PUT', changeTheme.path, { name })
  return { ...shop, owner, theme, read, save, publish, use }
}

type Shop = Awaited<ReturnType<typeof createShop>>

/** Adds a line to the region of a theme, as its next version. */
async function addLine({ read, save }: Shop, version: number, line: string) {
  const { text } = await read(REGION)
  return save(version, REGION, text.replace('</body>', `${line}</body>`))
}

const visit = async ({ browser }: Shop) => (await browser().visit('/')).text

it('shows a changed template to visitors when it is published, and in the preview before', async () => {
  const shop = await createShop()
  const { owner, theme, use, publish } = shop
  expect((await use()).status).toBe(200)
  expect(await visit(shop)).toContain('</body>')
  const saved = await addLine(shop, 0, '<p>Changed here</p>')
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({
    theme: { version: 1, publishedVersion: 0, isUsed: true, base: 'Kiln' },
    versions: [{ version: 1, files: 1, path: REGION }],
  })
  const { files } = saved.body as OwnThemeFiles
  expect(files.filter(({ state }) => state !== 'same')).toEqual([
    expect.objectContaining({ path: REGION, state: 'changed', isText: true }),
  ])
  expect(await visit(shop)).not.toContain('Changed here')
  const preview = `/config/canvas/themes/${theme.draftName}?path=/`
  expect((await owner.browser.send('GET', preview)).text).toContain('Changed here')
  expect((await publish(1)).status).toBe(200)
  expect(await visit(shop)).toContain('Changed here')
})

it('refuses to publish a theme that cannot render pages, with the position of the error', async () => {
  const shop = await createShop()
  await shop.use()
  const conf = '{\n  "layouts": {"default": {"regions": ["gone"]}}}'
  const saved = await shop.save(0, 'template.conf', conf)
  expect(saved.status).toBe(200)
  const refused = await shop.publish(1)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    code: 'themes.broken',
    problems: [expect.objectContaining({ file: 'template.conf', line: 2, isFatal: true })],
  })
  expect(await visit(shop)).toContain('</body>')
})

it('rejects a change that was made to an earlier version', async () => {
  const shop = await createShop()
  expect((await addLine(shop, 0, '<p>First</p>')).status).toBe(200)
  const conflict = await addLine(shop, 0, '<p>Second</p>')
  expect(conflict).toMatchObject({ status: 409, body: { code: 'themes.newerVersion' } })
  expect((await shop.publish(0)).status).toBe(409)
})

it('adds, removes and resets files, and restores an earlier version as the next one', async () => {
  const shop = await createShop()
  const { owner, theme, save, read } = shop
  const { text } = await read(REGION)
  await addLine(shop, 0, '<p>One</p>')
  expect((await save(1, 'blocks/extra.block', 'Extra')).status).toBe(200)
  const removed = await save(2, 'README.md', null)
  const states = (removed.body as OwnThemeFiles).files.filter(({ state }) => state !== 'same')
  expect(states.map(({ path: file, state }) => [file, state])).toEqual([
    ['README.md', 'removed'],
    ['blocks/extra.block', 'added'],
    [REGION, 'changed'],
  ])
  await save(3, REGION)
  expect((await read(REGION)).text).toBe(text)
  const url = path(restoreTheme, theme.id)
  const restored = await owner.call('POST', url, { restored: 1, version: 4 })
  expect(restored.body).toMatchObject({ theme: { version: 5 } })
  expect((await read(REGION)).text).toContain('<p>One</p>')
  const { files } = restored.body as OwnThemeFiles
  expect(files.filter(({ state }) => state !== 'same')).toEqual([
    expect.objectContaining({ path: REGION, state: 'changed' }),
  ])
})

it.each(['../kiln/site.region', '/etc/passwd', 'a/./b.css', 'run.sh', '.env', 'a\\b.css'])(
  'rejects the file %s',
  async (file) => {
    const { save } = await createShop()
    expect(await save(0, file, 'x')).toMatchObject({
      status: 422,
      body: { code: 'themes.badFile' },
    })
  },
)

it('hides the themes of a site from all others', async () => {
  const { theme, use } = await createShop()
  await use()
  const other = await createShop()
  const { owner } = other
  for (const route of [readOwnTheme, readThemeFile]) {
    const url = `${path(route, theme.id)}?path=${REGION}`
    expect((await owner.call('GET', url)).status).toBe(404)
  }
  const change = { version: 0, path: REGION, text: 'x' }
  expect((await owner.call('PUT', path(changeThemeFile, theme.id), change)).status).toBe(404)
  expect((await owner.call('DELETE', path(deleteOwnTheme, theme.id))).status).toBe(404)
  expect((await other.use(theme.name)).status).toBe(404)
  for (const name of [theme.name, theme.draftName]) {
    const preview = await owner.browser.send('GET', `/config/canvas/themes/${name}?path=/`)
    expect(preview.status).toBe(404)
  }
  const { body } = await owner.call('GET', listOwnThemes.path)
  expect(JSON.stringify(body)).not.toContain(theme.id)
  expect((await owner.call('GET', readThemeChoices.path)).text).not.toContain(theme.name)
})

it('lets staff of the site download a theme with its draft', async () => {
  const shop = await createShop()
  const other = await createShop()
  await addLine(shop, 0, '<p>Draft</p>')
  const zip = `/config/canvas/own-themes/${shop.theme.id}/theme.zip`
  const { status, headers, text } = await shop.owner.browser.send('GET', zip)
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'application/zip',
  })
  expect(headers['content-disposition']).toContain('My%20Kiln.zip')
  expect(text).toContain('<p>Draft</p>')
  expect((await other.owner.browser.send('GET', zip)).status).toBe(404)
  expect((await shop.browser().send('GET', zip)).status).toBe(401)
})

it('lets those change files who may change scripts, and website managers look', async () => {
  const shop = await createShop()
  const manager = await testOwner(shop, 'website-manager')
  expect((await manager.call('GET', path(readOwnTheme, shop.theme.id))).status).toBe(200)
  const change = { version: 0, path: REGION, text: 'x' }
  const saved = await manager.call('PUT', path(changeThemeFile, shop.theme.id), change)
  expect(saved.status).toBe(403)
})

/** Sends a zip as a form. */
function upload({ owner }: Pick<Shop, 'owner'>, zip: Buffer) {
  const boundary = randomUUID()
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="t.zip"\r\nContent-Type: application/zip\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), zip, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return owner.call('POST', uploadOwnTheme.path, payload, headers)
}

it('uses an uploaded theme once it is published, and deletes it when it is not used', async () => {
  const shop = await createShop()
  const { owner, use } = shop
  const files = new Map(
    Object.entries({
      'template.conf': '{"name": "Mine", "layouts": {"default": {"regions": ["site.region"]}}}',
      'site.region':
        '<!doctype html><html><head>{squarespace-headers}</head><body>MINE{squarespace.main-content}</body></html>',
    }).map(([name, text]) => [`mine/${name}`, Buffer.from(text)] as const),
  )
  const uploaded = await upload(shop, writeZip(files))
  expect(uploaded.body).toMatchObject({ title: 'Mine', base: '', publishedVersion: null })
  const { id, name } = uploaded.body as OwnTheme
  expect(await use(name)).toMatchObject({ status: 409, body: { code: 'themes.notPublished' } })
  expect((await owner.call('PUT', path(publishOwnTheme, id), { version: 1 })).status).toBe(200)
  expect((await use(name)).status).toBe(200)
  expect(await visit(shop)).toContain('MINE')
  expect((await owner.call('DELETE', path(deleteOwnTheme, id))).status).toBe(409)
  await use('kiln')
  expect((await owner.call('DELETE', path(deleteOwnTheme, id))).status).toBe(200)
  expect((await use(name)).status).toBe(404)
})

it('rejects a zip that is no theme, with the reason', async () => {
  const shop = await createShop()
  for (const zip of [Buffer.from('no zip'), writeZip(new Map([['a.css', Buffer.from('')]]))])
    expect(await upload(shop, zip)).toMatchObject({
      status: 422,
      body: { code: 'themes.badPackage', errors: { file: expect.any(String) } },
    })
})
