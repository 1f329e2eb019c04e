import type { ContentIssue } from '@vitrine/contract'
import { backgroundSourceCodes, blockTypeCodes } from '@vitrine/model'
import type { Json } from '@vitrine/page'
import { expect, it } from 'vitest'
import { pageBody, testStudio } from '../../../test/documents.ts'

const [mug, bowl, plan] = ['aa', 'ab', 'ac'].map(
  (end) => `0192f0c0-0000-7000-8000-0000000000${end}`,
)

function block(id: string, type: number, more: { readonly [name: string]: Json }) {
  const desktop = { x: 6, y: 0, w: 6, h: 4, z: 0 }
  return { id, type, v: 1, data: {}, place: { desktop }, ...more }
}

/** Creates a site with two images and a PDF. */
async function createSite() {
  const studio = await testStudio()
  await studio.rows(
    `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height)
     values ($1, '${mug}', 'k', 'mug.png', 'image/png', 1, 1, 1),
       ($1, '${bowl}', 'l', 'bowl.gif', 'image/svg+xml', 2000001, 1, 1),
       ($1, '${plan}', 'm', 'plan.pdf', 'application/pdf', 1, null, null)`,
  )
  const listIssues = async (id: string) => {
    const entries = [{ documentId: id, rev: 1, locale: 'en-US' }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly ContentIssue[] }).issues
  }
  const removeBowl = () => studio.rows(`delete from asset where site_id = $1 and id = '${bowl}'`)
  return { studio, listIssues, removeBowl }
}

it('names an image without alt text by the words beside it, and says which files are gone', async () => {
  const { studio, listIssues, removeBowl } = await createSite()
  const text = [{ type: 'text', text: 'Opening hours' }]
  const words = { type: 'doc', content: [{ type: 'paragraph', content: text }] }
  const desktop = { x: 0, y: 0, w: 6, h: 4, z: 0 }
  const hours = block('hours', 2, { text: { 'en-US': { body: words } }, place: { desktop } })
  const photo = block('photo', blockTypeCodes.image, { data: { assetId: mug ?? '' } })
  const lost = block('lost', blockTypeCodes.image, { data: { assetId: bowl ?? '' } })
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({
      blocks: ['hours', 'photo', 'lost'],
      more: { blocks: { hours, photo, lost } },
    }),
  })
  await removeBowl()
  const issues = await listIssues(id)
  expect(issues.map(({ blockId, code }) => `${blockId} ${code}`)).toEqual([
    'lost missing-file',
    'photo missing-alt',
  ])
  expect(issues.map(({ message }) => message)).toEqual([
    'The image of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
    'Image “mug.png” of “Opening hours” has no alt text. Describe it for visitors who cannot see it.',
  ])
})

it('names each image of a gallery that is gone, is no image, is too large, or has no alt text', async () => {
  const { studio, listIssues, removeBowl } = await createSite()
  const items = [mug, bowl, plan].map((assetId = '', at) => ({ id: `e${at}`, assetId }))
  const wall = block('wall', blockTypeCodes.gallery, { data: { items } })
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: ['wall'], more: { blocks: { wall } } }),
  })
  const list = async () =>
    (await listIssues(id)).map(({ code, field, fileField }) => [code, field ?? fileField])
  expect(await list()).toEqual([
    ['wrong-file', 'e2.assetId'],
    ['missing-alt', 'e0.alt'],
    ['missing-alt', 'e1.alt'],
    ['heavy-file', 'e1.assetId'],
  ])
  await removeBowl()
  expect(await list()).toEqual([
    ['missing-file', 'e1.assetId'],
    ['wrong-file', 'e2.assetId'],
    ['missing-alt', 'e0.alt'],
  ])
  expect((await listIssues(id)).map(({ message }) => message)).toEqual([
    'The image 2 of 3 of this block was deleted, so visitors do not see it. Choose another one, or remove it.',
    '“plan.pdf”, the image 3 of 3 of this block, cannot be shown as an image. Choose an image.',
    'Image “mug.png” has no alt text. Describe it for visitors who cannot see it.',
  ])
})

it('names a background that was deleted, or is no image', async () => {
  const { studio, listIssues, removeBowl } = await createSite()
  const text = block('spacer', blockTypeCodes.spacer, {})
  const create = async (slug: string, assetId = '', more = {}) => {
    const body = pageBody({ slug, blocks: ['spacer'], more: { blocks: { spacer: text } } })
    const [section] = body['sections'] as { readonly [name: string]: Json }[]
    const background = { source: backgroundSourceCodes.upload, assetId, ...more }
    return studio.create({
      kind: 'page',
      body: { ...body, sections: [{ ...section, background }] },
    })
  }
  const [image, pdf] = [await create('image', bowl), await create('pdf', plan)]
  const source = backgroundSourceCodes.video
  const film = await create('film', mug, { source, stillId: bowl ?? '' })
  expect(await listIssues(image.id)).toEqual([])
  await removeBowl()
  expect(await listIssues(image.id)).toMatchObject([
    {
      blockId: null,
      code: 'missing-file',
      message:
        'The background image of this section was deleted. Choose another one, or remove it.',
    },
  ])
  expect(await listIssues(pdf.id)).toMatchObject([
    {
      blockId: null,
      code: 'wrong-file',
      message:
        '“plan.pdf”, the background of this section, cannot be shown as an image. Choose an image, or remove it.',
    },
  ])
  expect((await listIssues(film.id)).map(({ message }) => message)).toEqual([
    '“mug.png”, the background of this section, cannot be played as a video. Choose a video, or remove it.',
    'The background image of this section was deleted. Choose another one, or remove it.',
  ])
})
