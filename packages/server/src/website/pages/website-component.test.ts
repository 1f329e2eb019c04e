import { blockTypeCodes } from '@vitrine/model'
import { type Block, newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { buildTheme, groupThemeFiles } from '../theme-loading/index.ts'
import { createThemesFolder } from '../../test/render.ts'
import { testDatabase } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { EN, createBlockId } from '../../test/pages.ts'

const FILES = {
  'site.region': '<body>{squarespace.main-content}</body>',
  'components/pots.block': '<p>{title} {settings.count} {settings.unit}</p>{body}',
  'components/pots.conf': '{ "title": "Pots", "script": "pots.js" }',
  'components/plain.block': '<p>{id|html}: {title|html}</p>',
  'scripts/pots.js': 'export function mount() {}',
}

it('is rendered by the theme of the site, and hydrated by a script of that theme only', async () => {
  const shop = await testSite({ theme: 'plain' })
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp({ ...ports, themesDir: createThemesFolder(FILES) })
  onTestFinished(() => app.close())
  const show = async (slug: string, given: Partial<Block>) => {
    const block = newBlock(createBlockId, blockTypeCodes['website-component'], given)
    const content = newContent([{ section: newSection(createBlockId), blocks: [block] }])
    const body = newPage({ locale: EN, title: slug, slug }, content)
    await publishNow(db, shop.site.id, { kind: 'page', body })
    const { text } = await new TestBrowser(app, shop.host).visit(`/${slug}`)
    return { text, id: block.id }
  }
  const settings = { count: 3, unit: '<b>"large"</b>', script: 'https://example.com/x.js' }
  const { text, id } = await show('pots', {
    data: { definition: 'pots', settings },
    text: { [EN]: { title: 'Pots & pans', body: plainToRich('Thrown') } },
  })
  expect(text).toContain(
    '<p>Pots &amp; pans 3 &lt;b&gt;&quot;large&quot;&lt;/b&gt;</p><p>Thrown</p>',
  )
  const [, script = ''] = / data-block-scripts="([^"]+)"/.exec(text) ?? []
  expect(script).toMatch(/^\/static\/theme\/scripts\/pots\.js\?v=[\da-f]+$/)
  const served = await new TestBrowser(app, shop.host).visit(script)
  expect(served).toMatchObject({ status: 200, text: FILES['scripts/pots.js'] })
  expect(text).toContain(
    `data-definition-name="website.components.pots" data-website-component-id="${id}"`,
  )
  expect(text).not.toMatch(/<script[^>]*(?:pots|example\.com)/)

  const plain = await show('plain', { data: { definition: 'plain' } })
  expect(plain.text).toContain(`<p>${plain.id}: </p>`)
  expect(plain.text).not.toContain('data-block-scripts')
  expect((await show('gone', { data: { definition: 'gone' } })).text).not.toContain(
    'class="website-component"',
  )
})

it('reports a script that the theme does not have', () => {
  const { components, issues } = buildTheme(
    'odd',
    groupThemeFiles(
      new Map([
        ['components/pots.block', Buffer.from('<p></p>')],
        ['components/pots.conf', Buffer.from('{ "script": "../../secret.js" }')],
        ['top.region', Buffer.from('<p></p>')],
        ['template.conf', Buffer.from('{ "layouts": { "default": { "regions": ["top"] } } }')],
      ]),
    ),
  )
  expect(components.get('pots')).toMatchObject({ title: 'pots', script: undefined })
  expect(issues).toEqual([
    {
      file: 'components/pots.conf',
      line: 1,
      column: 13,
      message: 'There is no script "../../secret.js"',
    },
  ])
})
