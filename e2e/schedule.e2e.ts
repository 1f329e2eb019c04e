import { newPage } from '@vitrine/page'
import { expectStateAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('an owner sees what is scheduled, day by day', async ({ owner }) => {
  const api = new StudioApi(owner)
  const title = 'Winter hours'
  const body = newPage({ locale: 'en-GB', title, slug: 'winter-hours' })
  const { id, rev } = await api.post<{ id: string; rev: number }>('/api/studio/documents', {
    kind: 'page',
    body,
  })
  const entries = [{ documentId: id, locale: 'en-GB', rev }]
  const publication = { action: 'publish', runAt: '2999-12-24T10:30:00Z', entries }
  await api.post('/api/studio/schedules', publication)
  const product = {
    ...{ title: 'Advent bowl', variants: [{ sku: 'ADVENT-1', priceCents: 2_500 }] },
    ...{ status: 'scheduled', publishAt: '2999-12-24T09:00' },
  }
  await api.post('/api/studio/products', { product })

  await owner.goto('/config/pages')
  await owner.getByRole('link', { name: 'Schedule' }).click()
  const day = owner.getByRole('table', { name: /24 Dec(ember)? 2999/ })
  const rows = day.getByRole('row').filter({ hasText: /Winter hours|Advent bowl/ })
  await expect(rows).toContainText(['Advent bowl', 'Winter hours'])
  await expect(rows.first()).toContainText('Product becomes active')
  await expect(rows.last()).toContainText('Is published')
  await expectStateAccessible(owner)
  await rows.first().getByRole('link', { name: 'Advent bowl' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toContainText('Advent bowl')
})
