import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { exportArchive, createFolderSink, createFolderSource, importArchive } from './index.ts'
import { readFiles, testFolder } from '../../test/archive.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { loadSingles } from '../../content/documents/index.ts'
import { THEMES } from '../../platform/config/paths.ts'
import { insertHost } from '../../identity/sites/index.ts'
import { TestBrowser } from '../../test/site.ts'

const EN = 'en-GB'
const HOST = 'demo.localhost'
const archive = fileURLToPath(new URL('kiln/demo/site/', THEMES))

const text = (hex = '') => Buffer.from(hex, 'hex').toString()

/** The demo's archive on a server that has nothing else. */
async function imported() {
  const { db, files, app } = await emptyServer()
  const outcome = await importArchive(db, files, createFolderSource(archive))
  if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
  const { siteId } = outcome.target
  await insertHost(db, siteId, HOST)
  return {
    db,
    files,
    siteId,
    remarks: outcome.archive.remarks,
    visitor: new TestBrowser(app, HOST),
  }
}

it('shows each kind of page in both languages', async () => {
  const { visitor, remarks } = await imported()
  expect(remarks).toEqual([])
  const statusAt = async (path: string) => (await visitor.visit(path)).status
  const open = ['/', '/about', '/visit', '/care', '/journal', '/events', '/shelf', '/sounds']
  const deeper = ['/a-way-round', '/throwing', '/throwing/wedging', '/sounds/sound-bowl', '/shop']
  const french = ['/fr', '/fr/a-propos', '/fr/journal', '/fr/agenda', '/fr/tourner', '/fr/boutique']
  const others = ['/fr/sons', '/fr/tour', '/fr/etagere', '/fr/sons/bol-fele']
  for (const path of [...open, ...deeper, ...french, ...others])
    expect([path, await statusAt(path)]).toEqual([path, 200])
  for (const [path, status] of [
    ['/throwing/centring', 403],
    ['/fr/tourner/centrer', 403],
    ['/trade', 401],
    ['/fr/professionnels', 401],
    ['/learn', 302],
    ['/nothing', 404],
    ['/fr/rien', 404],
  ] as const)
    expect([path, await statusAt(path)]).toEqual([path, status])
})

it('is translated into French, with links to French pages', async () => {
  const { visitor } = await imported()
  const { text } = await visitor.visit('/fr/journal/recyclage')
  expect(text).toContain('<html lang="fr"')
  expect(text).toContain('Rien n’est perdu, sauf l’après-midi')
  expect(text).toContain('href="/fr/agenda/deuxieme-choix"')
  expect(text).toContain('>Aller au contenu<')
  expect(text).not.toContain('is-untranslated')
})

it('links its home pages in both languages to each other', async () => {
  const { visitor } = await imported()
  const en = (await visitor.visit('/')).text
  const fr = (await visitor.visit('/fr')).text
  expect(en).toContain('<title>Marlpit — Stoneware thrown by hand, for ordinary days</title>')
  expect(fr).toContain('<title>Marlpit — Du grès tourné à la main, pour tous les jours</title>')
  const named = (text: string) => [
    ...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="[^"]*?\/\/[^/]+([^"]*)"/g),
  ]
  const alternates = named(en).map(([, tag, path]) => [tag, path])
  expect(alternates).toEqual([
    [EN, '/'],
    ['fr', '/fr'],
    ['x-default', '/'],
  ])
  expect(named(fr).map(([, tag, path]) => [tag, path])).toEqual(alternates)
})

it('starts with the menu of the demo, including folders', async () => {
  const { db, siteId, visitor } = await imported()
  const { navigation } = await loadSingles(db, siteId, { locale: EN, fallback: EN })
  expect(navigation?.menus.map(({ id }) => id)).toEqual(['mainNav', 'secondaryNav', '_hidden'])
  const { text } = await visitor.visit('/about')
  expect(text).toMatch(/<summary>Learn [^]*?<a href="\/throwing">Throwing at the wheel<\/a>/)
  expect(text).toMatch(/lang="fr" hreflang="fr">/)
  expect(text).not.toContain('For shops and tables')
})

it('equals the archive that its export writes', async () => {
  const { db, files, siteId } = await imported()
  const folder = testFolder()
  const sink = await createFolderSink(folder)
  if (typeof sink === 'string') throw new Error(sink)
  await exportArchive({ db, files }, siteId, sink)
  await sink.finish()
  const { 'site.json': _site, 'assets.json': images, ...written } = readFiles(folder)
  const {
    'site.json': _its,
    'assets.json': known,
    ...stored
  } = readFiles(archive.replace(/\/$/, ''))
  expect(Object.keys(written)).toEqual(Object.keys(stored))
  for (const [path, bytes] of Object.entries(written))
    expect(bytes === stored[path], path).toBe(true)
  // Image data that is newer than the archive is only in the export.
  expect(JSON.parse(text(images))).toMatchObject(JSON.parse(text(known)) as object)
})
