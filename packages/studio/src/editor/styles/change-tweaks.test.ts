import { newAesthetics } from '@vitrine/page'
import { expect, it } from 'vitest'
import { getTweaks, resetStyles, setTweak, setTweaks } from './change-tweaks.ts'

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

it('resets the styles with the settings of one theme, and keeps those of others', () => {
  const styled = newAesthetics({ activeFontThemeId: 'f1', shape: { corners: 'soft' } })
  const one = setTweak(styled, 'signal', { name: 'page-width', value: 'Contained' })
  const both = setTweak(one, 'kiln', { name: 'list-prices', value: 'false' })
  const tweaks = { signal: { 'page-width': 'Contained' } }
  expect(resetStyles(both, 'kiln')).toEqual(newAesthetics({ tweaks }))
  expect(resetStyles(one, 'signal')).toEqual(newAesthetics())
})
