import { expect, it } from 'vitest'
import { blockRegistry } from '../registry.ts'
import { blockCatalog } from './catalog.ts'
import { createCatalog } from './create-catalog.ts'
import { blockGroups } from './groups.ts'

it('has every type of block as its folder defines it', () => {
  expect([...blockCatalog.values()]).toEqual(createCatalog())
})

it('offers every type once that no newer one replaced', () => {
  const offered = blockGroups.flatMap(({ types }) => types)
  expect(offered).toEqual([...new Set(offered)])
  for (const type of offered) {
    expect(blockRegistry.has(type), String(type)).toBe(true)
    expect(blockCatalog.get(type)?.isLegacy, String(type)).toBeUndefined()
  }
})
