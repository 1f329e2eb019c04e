import { blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { fixtureBlock } from '../fixture.ts'
import { lookUp, spotIn } from './spot.ts'

const paris = { lat: 48.85837, lng: 2.294481 }

describe('the address of a map', () => {
  it.each([
    'https://www.openstreetmap.org/?mlat=48.85837&mlon=2.294481#map=17/1.5/2.5',
    'https://www.openstreetmap.org/#map=17/48.85837/2.294481',
    'https://www.google.com/maps/place/Eiffel+Tower/@40.1,3.2,17z/data=!3m1!4b1!4m5!8m2!3d48.85837!4d2.294481',
    'https://www.google.com/maps/@48.85837,2.294481,17z',
    'https://www.google.com/maps/search/?api=1&query=48.85837%2C2.294481',
    'https://maps.google.com/?q=48.85837,2.294481',
    'https://maps.apple.com/?ll=48.85837,2.294481&q=Tower',
    'https://www.bing.com/maps?cp=48.85837~2.294481&lvl=17',
  ])('%s says where it is', (url) => expect(spotIn(url)).toEqual(paris))

  it.each([
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/maps?q=12+Oven+Lane',
    'https://maps.google.com/?q=12,Oven+Lane',
    'https://maps.google.com/?q=91.5,2.2',
    'https://maps.google.com/?q=48.8,181',
    'https://www.openstreetmap.org/#map=17/NaN/Infinity',
  ])('%s does not', (url) => expect(spotIn(url)).toBeUndefined())
})

describe('a place of which nobody says where it is', () => {
  const block = (address: string) =>
    fixtureBlock(blockTypeCodes.map, { text: { en: { address }, fr: { address: 'Paris' } } })

  it('is looked up by its address, in one line', () => {
    expect(lookUp({}, block('1 Oven Lane \n\nLyon \ud83d'))).toEqual({
      kind: 'place',
      url: 'https://nominatim.openstreetmap.org/search?format=jsonv2&limit=1&q=1%20Oven%20Lane%2C%20Lyon',
    })
    expect(lookUp({}, block(' '))?.url).toMatch(/&q=Paris$/)
  })

  it('is not where it is said, or where nothing can be asked', () => {
    expect(lookUp({ lat: 1, lng: 2 }, block('Lyon'))).toBeUndefined()
    expect(lookUp({ url: 'https://maps.google.com/?q=1.5,2' }, block('Lyon'))).toBeUndefined()
    expect(lookUp({}, block('Lyon'.repeat(1_000)))).toBeUndefined()
    expect(lookUp({}, fixtureBlock(blockTypeCodes.map))).toBeUndefined()
  })
})
