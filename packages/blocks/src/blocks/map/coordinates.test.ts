import { blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { createBlock } from '../../fixture/fixture.ts'
import { createLookup, parseMapUrl } from './coordinates.ts'

const paris = { lat: 48.85837, lng: 2.294481 }

describe('the URL of a map', () => {
  it.each([
    'https://www.openstreetmap.org/?mlat=48.85837&mlon=2.294481#map=17/1.5/2.5',
    'https://www.openstreetmap.org/#map=17/48.85837/2.294481',
    'https://www.google.com/maps/place/Eiffel+Tower/@40.1,3.2,17z/data=!3m1!4b1!4m5!8m2!3d48.85837!4d2.294481',
    'https://www.google.com/maps/@48.85837,2.294481,17z',
    'https://www.google.com/maps/search/?api=1&query=48.85837%2C2.294481',
    'https://maps.google.com/?q=48.85837,2.294481',
    'https://maps.apple.com/?ll=48.85837,2.294481&q=Tower',
    'https://www.bing.com/maps?cp=48.85837~2.294481&lvl=17',
  ])('%s contains coordinates', (url) => expect(parseMapUrl(url)).toEqual(paris))

  it.each([
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/maps?q=12+Oven+Lane',
    'https://maps.google.com/?q=12,Oven+Lane',
    'https://maps.google.com/?q=91.5,2.2',
    'https://maps.google.com/?q=48.8,181',
    'https://www.openstreetmap.org/#map=17/NaN/Infinity',
  ])('%s contains none', (url) => expect(parseMapUrl(url)).toBeUndefined())
})

describe('a place without coordinates', () => {
  const block = (address: string) =>
    createBlock(blockTypeCodes.map, { text: { en: { address }, fr: { address: 'Paris' } } })

  it('is looked up by its address in one line', () => {
    expect(createLookup({}, block('1 Oven Lane \n\nLyon \ud83d'))).toEqual({
      kind: 'place',
      url: 'https://nominatim.openstreetmap.org/search?format=jsonv2&limit=1&q=1%20Oven%20Lane%2C%20Lyon',
    })
    expect(createLookup({}, block(' '))?.url).toMatch(/&q=Paris$/)
  })

  it('is not looked up if coordinates are known or the address is unusable', () => {
    expect(createLookup({ lat: 1, lng: 2 }, block('Lyon'))).toBeUndefined()
    expect(createLookup({ url: 'https://maps.google.com/?q=1.5,2' }, block('Lyon'))).toBeUndefined()
    expect(createLookup({}, block('Lyon'.repeat(1_000)))).toBeUndefined()
    expect(createLookup({}, createBlock(blockTypeCodes.map))).toBeUndefined()
  })
})
