import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exported } from '../../../test/archive.ts'
import { testShop } from '../../../test/sale.ts'
import { createFolderSink, exportArchive } from '../index.ts'

/** Lists the folder of records and everything in it, with their modes. */
function listModes(folder: string) {
  const inside = readdirSync(join(folder, 'records'), { recursive: true, encoding: 'utf8' })
  return ['records', ...inside.map((name) => `records/${name}`)].map((path) => {
    const stat = statSync(join(folder, path))
    return { path, isFolder: stat.isDirectory(), mode: stat.mode & 0o777 }
  })
}

it('opens records to the user of the export only, also those of an earlier export', async () => {
  const shop = await testShop()
  await shop.sell({ onHand: 3 })
  const site = { ...shop, siteId: shop.site.id }
  const { folder } = await exported(site, { hasRecords: true })
  const modes = listModes(folder)
  expect(modes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['records', 'records/stock', 'records/site.json']),
  )
  const closed = modes.map((each) => ({ ...each, mode: each.isFolder ? 0o700 : 0o600 }))
  expect(modes).toEqual(closed)
  for (const { path, isFolder } of modes) chmodSync(join(folder, path), isFolder ? 0o755 : 0o644)
  const sink = await createFolderSink(folder)
  if (typeof sink === 'string') throw new Error(sink)
  await exportArchive(shop, site.siteId, sink, { hasRecords: true })
  await sink.finish()
  expect(listModes(folder)).toEqual(closed)
})
