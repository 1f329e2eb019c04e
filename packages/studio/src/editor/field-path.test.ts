import { blockTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { getBlockFields } from './block-fields.ts'
import { formatFieldPath } from './field-path.ts'

it('names a field by its label, and one of an entry by the label of its list as well', () => {
  const { image, gallery, spacer } = blockTypeCodes
  const find = (type: number, name: string) =>
    getBlockFields(type).find(({ key }) => key === name)?.label
  expect(formatFieldPath(image, 'alt')).toBe(find(image, 'alt'))
  expect(formatFieldPath(image, 'alt')).not.toBe('alt')
  expect(formatFieldPath(gallery, 'e0.alt')).toMatch(new RegExp(`^${find(gallery, 'items')}, .+`))
  expect(formatFieldPath(gallery, 'e0.assetId')).not.toContain('assetId')
  expect(formatFieldPath(spacer, 'alt')).toBeUndefined()
  expect(formatFieldPath(undefined, 'alt')).toBeUndefined()
})
