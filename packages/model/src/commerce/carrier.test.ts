import { expect, it } from 'vitest'
import { carriers, getTrackingUrl } from './carrier.ts'

it('makes the tracking page of a known carrier from the number, without its spaces', () => {
  expect(getTrackingUrl('Evri', 'H01 2/3')).toBe('https://www.evri.com/track/parcel/H012%2F3')
  expect(getTrackingUrl('Royal Mail', 'QT482914102GB')).toBe(
    'https://www.royalmail.com/track-your-item#/tracking-results/QT482914102GB',
  )
})

it('makes no page without a number, nor for a carrier that it does not know', () => {
  expect(getTrackingUrl('Evri', ' ')).toBe('')
  expect(getTrackingUrl('A bicycle', '1')).toBe('')
  expect(getTrackingUrl('constructor', '1')).toBe('')
})

it('opens every carrier over https', () => {
  for (const url of Object.values(carriers)) expect(new URL(url).protocol).toBe('https:')
})
