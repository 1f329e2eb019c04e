import { type Preset, presets } from '@vitrine/blocks/presets'
import { blockTypeCodes } from '@vitrine/model'
import { newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { createDocument } from '../../content/documents/index.ts'
import { updateTheme } from '../../identity/sites/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'

async function createEmptyPage(theme: string) {
  const shop = await testSite()
  const body = newPage({ locale: 'en-US', title: 'About us', slug: 'about' })
  const { id } = await createDocument(shop.db, shop.site.id, {
    kind: 'page',
    body: JSON.parse(JSON.stringify(body)),
    memberId: null,
  })
  await updateTheme(shop.db, shop.site.id, theme)
  const { browser } = await testOwner(shop)
  const visit = (preset: string) => browser.send('GET', `/config/canvas/${id}/presets/${preset}`)
  return { ...shop, id, visit }
}

function countImages({ blocks }: Preset): number {
  const { image, product } = blockTypeCodes
  return blocks.filter(({ type, shows }) => type === image || type === product || shows).length
}

it.each(['kiln', 'signal', 'folio', 'galley', 'foyer', 'lintel'])(
  'renders every preset in the theme %s',
  async (theme) => {
    const { visit } = await createEmptyPage(theme)
    for (const preset of presets as readonly Preset[]) {
      const { status, text } = await visit(preset.id)
      expect(status, preset.id).toBe(200)
      expect(text, preset.id).toContain('data-s="preset"')
      expect(text).not.toContain('<script')
      if (preset.needs) continue
      // Blocks without data have a sample in place of a note to the owner.
      expect(text, preset.id).not.toContain('block-placeholder"')
      const drawings = text.match(/<svg viewBox="0 0 400 400"/g)?.length ?? 0
      expect(drawings, preset.id).toBeGreaterThanOrEqual(countImages(preset))
      expect(text.match(/<h1[ >]/g)?.length ?? 0, preset.id).toBeLessThanOrEqual(1)
    }
  },
)

it('shows presets to staff who may read drafts, in frames of the studio', async () => {
  const { id, browser, visit } = await createEmptyPage('kiln')
  const path = `/config/canvas/${id}/presets/hero-split`
  expect((await browser().send('GET', path)).status).toBe(401)
  expect((await visit('hero-nothing')).status).toBe(404)
  const { headers } = await visit('hero-split')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})
