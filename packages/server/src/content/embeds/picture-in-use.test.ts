import { listImages } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { standIn } from '../../test/fetch.ts'
import { testPicture } from '../../test/files.ts'
import { embedStudio } from '../../test/embeds.ts'

const IMAGES = '/api/studio/images'
const PLACE = 'https://foursquare.com/v/shelf'

it('keeps the picture that was found elsewhere while a document shows it, and says which', async () => {
  const { page, settle, change, publish, call } = await embedStudio()
  const bytes = await testPicture('jpeg', { width: 631, height: 301 }).toBuffer()
  await standIn('foursquare.com', ({ url }, reply) => {
    if (url === '/shelf.jpg') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else
      reply
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<title>Shelf</title><meta property=og:image content=/shelf.jpg>')
  })
  const block = [blockTypeCodes.foursquare, { data: { url: PLACE } }] as const
  const { id, rev, blockIds } = await page(block)
  await settle()
  const { images } = listImages.replies[200].parse((await call('GET', IMAGES)).body)
  const picture = images.find(({ width }) => width === 631)
  const users = [{ kind: 'page', id, title: 'Elsewhere', isInTrash: false }]
  const takeAway = () => call('DELETE', `${IMAGES}/${picture?.id}`)
  expect(await takeAway()).toMatchObject({ status: 409, body: { code: 'images.inUse', users } })

  const op = { op: 'set', path: ['blocks', blockIds[0] ?? '', 'data'], value: {} } as const
  expect((await change(id, rev, op)).status).toBe(200)
  await settle()
  // It is still published.
  expect(await takeAway()).toMatchObject({ status: 409, body: { users } })
  await publish(id, rev + 1)
  await settle()
  expect(await takeAway()).toMatchObject({ status: 200 })
})
