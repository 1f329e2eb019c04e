import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orderingCodes, recordTypeCodes } from '@vitrine/model'
import { type Collection, type Item, newCollection, newItem, newPage } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { createThemesFolder } from '../../test/render.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { compileStyles } from '../styles/compile-styles.ts'
import {
  buildTheme,
  formatTweakLess,
  mergeWithPlatform,
  readPlatformFiles,
} from '../theme-loading/index.ts'
import { readThemeFiles } from '../theme-loading/theme-files.ts'

const FOLDER = fileURLToPath(new URL('../../../../../fixtures/older-themes', import.meta.url))
const names = readdirSync(FOLDER)
const locale = 'en-US'
const KINDS = ['blog', 'events', 'album'] as const
type Kind = (typeof KINDS)[number]

const COLLECTIONS: Readonly<Record<Kind, Partial<Collection>>> = {
  blog: { typeName: 'blog' },
  events: { typeName: 'events', ordering: orderingCodes.calendar },
  album: { typeName: 'album', ordering: orderingCodes['music-album'] },
}
const ITEMS: Readonly<Record<Kind, Partial<Item>>> = {
  blog: { publishOn: '2026-01-02T09:00:00.000Z' },
  events: {
    recordType: recordTypeCodes.event,
    event: { startAt: '2097-01-01T10:00:00Z', endAt: '2097-01-01T12:00:00Z', allDay: false },
  },
  album: {
    recordType: recordTypeCodes.audio,
    media: { url: 'https://example.com/one.mp3', durationMs: 61_000 },
  },
}

/** Matches what older themes may write otherwise, with an issue that changes nothing. */
const HARMLESS = /^(?:Extra comma|Name without quotes|The layout "default" is missing\b.*)$/
/** The themes for which the platform reports such an issue. */
const CARELESS = ['alder', 'brook', 'cinder', 'harbor', 'kestrel']

/** Whether a theme has templates of its own for a kind of collection. */
const hasOwn = (theme: string, kind: string) =>
  existsSync(join(FOLDER, theme, 'collections', `${kind}.list`))

it('has at least twelve themes, which replace different templates of the platform', () => {
  expect(names.length).toBeGreaterThanOrEqual(12)
  const counts = ['blog', 'gallery', 'index', 'products', 'events', 'album'].map(
    (kind) => names.filter((name) => hasOwn(name, kind)).length,
  )
  expect(counts).toEqual([7, 4, 4, 3, 2, 1])
})

it.each(names)(
  'accepts the older theme %s, and compiles its styles without a loss',
  async (name) => {
    const files = mergeWithPlatform(readThemeFiles(join(FOLDER, name)), readPlatformFiles())
    const { issues, stylesheet, callsLegacyScripts } = buildTheme(name, files)
    expect(issues.filter(({ message }) => !HARMLESS.test(message))).toEqual([])
    expect([issues.length > 0, callsLegacyScripts]).toEqual([CARELESS.includes(name), true])
    const { sheets, files: texts, tweaks } = stylesheet
    const tweakLess = formatTweakLess(tweaks, {})
    const job = { sheets, files: texts, tweaks: tweakLess, isMinified: true }
    const result = await compileStyles(job)
    expect(result).toMatchObject({ kind: 'compiled', issues: [] })
  },
)

it('renders the platform’s pages in older themes', async () => {
  const folder = createThemesFolder({})
  // Files that a theme does not have come from `themes/system`.
  rmSync(join(folder, 'system'), { recursive: true })
  for (const name of names) cpSync(join(FOLDER, name), join(folder, name), { recursive: true })
  const { db, pool, changes } = await testDatabase()
  for (const theme of names) {
    const { site, host, files } = await testSite({ theme })
    const ports = { db, pool, changes, files, production: false, logLevel: 'silent' }
    const app = await buildApp({ ...ports, themesDir: folder, rateLimitScale: 1_000 })
    onTestFinished(() => app.close())
    for (const typeName of KINDS) await publishCollection(db, site.id, typeName)
    const visitor = new TestBrowser(app, host)
    const paths = KINDS.flatMap((kind) => [`/${kind}`, `/${kind}/one`])
    for (const path of [...paths, '/cart', '/search?q=one', '/account/login']) {
      const { status, text } = await visitor.visit(path)
      expect([theme, path, status]).toEqual([theme, path, 200])
      const isOwn = KINDS.some((kind) => path.startsWith(`/${kind}`) && hasOwn(theme, kind))
      expect([theme, path, text.includes('<div class="system-content">')]).toEqual([
        theme,
        path,
        !isOwn,
      ])
    }
    expect((await visitor.visit('/no-such-page')).status).toBe(404)
    // The kind of collection names a layout.
    const { text } = await visitor.visit('/events')
    expect([theme, text.includes('container-wide')]).toEqual([theme, theme === 'lumen'])
  }
})

type Publish = Parameters<typeof publishNow>

async function publishCollection(db: Publish[0], siteId: Publish[1], typeName: Kind) {
  const collectionId = await publishNow(db, siteId, {
    kind: 'page',
    body: newPage(
      { locale, title: typeName, slug: typeName },
      { collection: newCollection(COLLECTIONS[typeName]) },
    ),
  })
  await publishNow(db, siteId, {
    kind: 'item',
    collectionId,
    body: newItem({ locale, title: 'One', slug: 'one' }, ITEMS[typeName]),
  })
}
