import { expect, it } from 'vitest'
import { deviceQueries, getDevice } from './view.ts'

it('is mobile up to 432 px, and a desktop from 433 px', () => {
  expect([0, 320, 432, 432.5, 433, 1920].map(getDevice)).toEqual([
    ...['mobile', 'mobile', 'mobile'],
    ...['desktop', 'desktop', 'desktop'],
  ])
})

it('has a media query for each device, of which the tablet matches no width', () => {
  expect(deviceQueries).toEqual({
    mobile: '(max-width: 432px)',
    tablet: '(min-width: 433px) and (max-width: 432px)',
    desktop: '(min-width: 433px)',
  })
})
