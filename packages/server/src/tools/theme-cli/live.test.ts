import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { ContentChanges, notifyThemesChanged } from '../../platform/db/content-changes.ts'
import { testDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { runTheme } from './run.ts'
import { createTempFolder, createThemeFolder } from '../../test/themes.ts'

it('shows a replaced theme in every running process, without a restart', async () => {
  const themesDir = join(createTempFolder(), 'themes')
  const { db, pool, url, changes } = await testDatabase()
  const add = (path: string) =>
    runTheme(['add', path, '--replace'], {
      write: () => undefined,
      writeError: () => undefined,
      themesFolder: () => themesDir,
      listSites: async () => [],
      notifyServers: async () => {
        await notifyThemesChanged(pool)
        return true
      },
      serve: async () => 0,
    })
  await add(createThemeFolder({ 'site.region': 'One' }))
  const shop = await testSite({ theme: 'plain' })
  const ports = { db, pool, files: shop.files, production: true, logLevel: 'silent', themesDir }
  const processes = [changes, new ContentChanges(url)]
  await processes[1]?.start()
  onTestFinished(() => processes[1]?.stop())
  const browsers: TestBrowser[] = []
  for (const processChanges of processes) {
    const app = await buildApp({ ...ports, changes: processChanges })
    onTestFinished(() => app.close())
    browsers.push(new TestBrowser(app, shop.host))
  }
  const shown = () => Promise.all(browsers.map(async (each) => (await each.visit('/cart')).text))
  expect(await shown()).toEqual(['One', 'One'])
  await add(createThemeFolder({ 'site.region': 'Two' }))
  await eventually(async () => expect(await shown()).toEqual(['Two', 'Two']))
})

it('renders every site with the theme in development, and notifies browsers of changes', async () => {
  const themeInHand = createThemeFolder({ 'site.region': '<head>{squarespace-headers}</head>One' })
  const shop = await testSite()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp({ ...ports, themeInHand, watchesThemes: true })
  onTestFinished(() => app.close())
  const visit = async (path: string) => (await new TestBrowser(app, shop.host).visit(path)).text
  const page = await visit('/cart')
  expect(page).toContain('One')
  expect(page).toMatch(/<script defer src="\/theme-reload\.js" data-revision="\d+"><\/script>/)
  const before = await visit('/theme-reload')
  writeFileSync(join(themeInHand, 'site.region'), 'Second')
  await eventually(async () => expect(await visit('/theme-reload')).not.toBe(before))
  expect(await visit('/cart')).toContain('Second')
  const issues = async () => JSON.parse(await visit('/theme-reload')).issues
  expect(await issues()).toEqual([])
  writeFileSync(join(themeInHand, 'site.region'), 'Third\n{item.title|no-such-formatter}')
  await eventually(async () => expect(await visit('/cart')).toContain('Third'))
  const issue = expect.stringMatching(/site\.region:2:13: .*no-such-formatter/)
  expect(await issues()).toEqual([issue])
  writeFileSync(join(themeInHand, 'site.region'), 'Fourth')
  await eventually(async () => expect(await visit('/cart')).toContain('Fourth'))
  expect(await issues()).toEqual([])
})
