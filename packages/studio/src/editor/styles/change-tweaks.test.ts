import { newAesthetics } from '@vitrine/page'
import { expect, it } from 'vitest'
import { getTweaks, setTweak, setTweaks } from './change-tweaks.ts'

it('sets and resets settings of one theme, and keeps those of others', () => {
  const other = setTweak(newAesthetics(), 'signal', { name: 'page-width', value: 'Contained' })
  const both = setTweak(other, 'kiln', { name: 'list-prices', value: 'false' })
  expect(both.tweaks).toEqual({
    signal: { 'page-width': 'Contained' },
    kiln: { 'list-prices': 'false' },
  })
  expect(getTweaks(both, 'kiln')).toEqual({ 'list-prices': 'false' })
  expect(setTweak(both, 'kiln', { name: 'list-prices', value: undefined })).toEqual(other)
  expect(setTweaks(other, 'signal', {})).toEqual(newAesthetics())
})
