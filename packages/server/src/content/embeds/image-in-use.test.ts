import { listFiles } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { startStandIn } from '../../test/fetch.ts'
import { testImage } from '../../test/files.ts'
import { testEmbedStudio } from '../../test/embeds.ts'

const FILES = '/api/studio/files'
const PLACE = 'https://foursquare.com/v/shelf'

it('keeps the image of an embed while a document shows it, and lists the document', async () => {
  const { page, settle, change, publish, call } = await testEmbedStudio()
  const bytes = await testImage('jpeg', { width: 631, height: 301 }).toBuffer()
  await startStandIn('foursquare.com', ({ url }, reply) => {
    if (url === '/shelf.jpg') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else
      reply
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<title>Shelf</title><meta property=og:image content=/shelf.jpg>')
  })
  const block = [blockTypeCodes.foursquare, { data: { url: PLACE } }] as const
  const { id, rev, blockIds } = await page(block)
  await settle()
  const { files } = listFiles.replies[200].parse((await call('GET', FILES)).body)
  const image = files.find(({ image }) => image?.width === 631)
  const users = [{ kind: 'page', id, title: 'Elsewhere', isInTrash: false }]
  const deleteIt = () => call('DELETE', `${FILES}/${image?.id}`)
  expect(await deleteIt()).toMatchObject({ status: 409, body: { code: 'files.inUse', users } })

  const op = { op: 'set', path: ['blocks', blockIds[0] ?? '', 'data'], value: {} } as const
  expect((await change(id, rev, op)).status).toBe(200)
  await settle()
  // It is still published.
  expect(await deleteIt()).toMatchObject({ status: 409, body: { users } })
  await publish(id, rev + 1)
  await settle()
  expect(await deleteIt()).toMatchObject({ status: 200 })
})
