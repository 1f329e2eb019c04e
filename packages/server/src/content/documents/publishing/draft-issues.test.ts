import type { ContentIssue } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import {
  type CommandName,
  type Json,
  newHeaderFooter,
  newNavigation,
  newSection,
  newSiteSettings,
  plainToRich,
  runCommand,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { pageBody, testStudio } from '../../../test/documents.ts'

const assetId = '0192f0c0-0000-7000-8000-0000000000aa'

function block(id: string, type: number, more: { readonly [name: string]: Json }) {
  const desktop = { x: 0, y: 0, w: 6, h: 4, z: 0 }
  return { id, type, v: 1, data: {}, place: { desktop }, ...more }
}

it('reports accessibility issues of drafts in their language, and publishes them all the same', async () => {
  const studio = await testStudio()
  await studio.rows(
    `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height)
     values ($1, '${assetId}', 'k', 'mug.png', 'image/png', 1, 1, 1)`,
  )
  const data = { link: { kind: 'url', url: '/cart' } }
  const go = block('go', 53, { data, text: { fr: { label: 'Acheter' } } })
  const photo = block('photo', 5, { data: { assetId } })
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({
      blocks: ['go', 'photo'],
      meta: { fr: { title: 'À propos', slug: 'a-propos' } },
      more: { blocks: { go, photo } },
    }),
  })
  const listIssues = async (locale: string) => {
    const entries = [{ documentId: id, rev: 1, locale }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly object[] }).issues
  }
  const ofPhoto = {
    blockId: 'photo',
    blockType: blockTypeCodes.image,
    code: 'missing-alt',
    field: 'alt',
    text: { id: 'missing-alt.file', params: { file: 'mug.png' } },
    message: 'Image “mug.png” has no alt text. Describe it for visitors who cannot see it.',
    fix: {
      kind: 'mark-decorative',
      command: 'block.setText',
      payload: { id: 'photo', locale: 'fr', field: 'alt', value: '' },
    },
  }
  expect(await listIssues('fr')).toEqual([{ documentId: id, locale: 'fr', ...ofPhoto }])
  expect(await listIssues('en-US')).toMatchObject([
    { blockId: 'go', code: 'missing-link-text', field: 'label' },
    { blockId: 'photo', code: 'missing-alt' },
  ])

  await studio.rows(`update asset set alt_text = 'A mug' where site_id = $1`)
  expect(await listIssues('fr')).toEqual([])
  expect((await studio.publish({ documentId: id, rev: 1, locale: 'en-US' })).changed).toHaveLength(
    1,
  )
})

it('reports links that lead nowhere, skipped headings, and texts on texts; a fix corrects each', async () => {
  const studio = await testStudio()
  const [gone, draft] = [await studio.page({ slug: 'gone' }), await studio.page({ slug: 'draft' })]
  await studio.call('DELETE', `/documents/${gone.id}`)
  const body = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Opening hours' }] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'See the map',
            marks: [{ type: 'link', attrs: { to: { kind: 'document', id: draft.id } } }],
          },
        ],
      },
    ],
  }
  const hours = block('hours', 2, { text: { 'en-US': { body } } })
  const over = block('over', 2, { text: { 'en-US': { body } } })
  const link = { kind: 'document', id: gone.id }
  const go = block('go', 53, { data: { link }, text: { 'en-US': { label: 'Visit' } } })
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: ['hours', 'over', 'go'], more: { blocks: { hours, over, go } } }),
  })
  const list = async (rev: number, ...others: readonly string[]) => {
    const entries = [
      { documentId: id, rev, locale: 'en-US' },
      ...others.map((documentId) => ({ documentId, rev: 1, locale: 'en-US' })),
    ]
    const reply = await studio.call('POST', '/publications/proposal', { entries })
    return (reply.body as { issues: readonly ContentIssue[] }).issues
  }
  const issues = await list(1)
  expect(issues.map(({ blockId, code }) => `${blockId} ${code}`).toSorted()).toEqual([
    'go deleted-link',
    'hours heading-order',
    'hours unpublished-link',
    'over text-overlap',
    'over unpublished-link',
  ])
  expect(issues.flatMap(({ targetId }) => targetId ?? [])).toEqual([draft.id, draft.id])
  expect((await list(1, draft.id)).map(({ code }) => code)).not.toContain('unpublished-link')
  let rev = 1
  for (const { fix } of issues) {
    if (!fix) continue
    const current = await studio.read(id)
    // The server names commands of the page.
    const result = runCommand(
      'page',
      current.body as never,
      fix.command as CommandName,
      fix.payload as never,
    )
    if (result.error !== undefined) throw new Error(result.error)
    await studio.change(id, rev, result.change.ops)
    rev += 1
  }
  // The button without its link asks for another one.
  expect(await list(rev, draft.id)).toMatchObject([
    { blockId: 'go', code: 'missing-link', field: 'link' },
  ])
})

it('reports empty galleries, charts and sections, with the command that deletes each', async () => {
  const studio = await testStudio()
  const [gallery, chart] = [block('gallery', 8, {}), block('chart', 62, {})]
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: ['gallery', 'chart'], more: { blocks: { gallery, chart } } }),
  })
  const current = await studio.read(id)
  const added = runCommand('page', current.body as never, 'section.insert', {
    section: newSection(() => 'bare'),
    blocks: [],
    after: (current.body as { sections: { id: string }[] }).sections.at(-1)?.id ?? null,
  } as never)
  if (added.error !== undefined) throw new Error(added.error)
  await studio.change(id, 1, added.change.ops)
  const entries = [{ documentId: id, rev: 2, locale: 'en-US' }]
  const { body } = await studio.call('POST', '/publications/proposal', { entries })
  const { issues } = body as { issues: readonly ContentIssue[] }
  const found = issues.map(({ message, fix, sectionId }) => [message, fix?.kind, sectionId])
  expect(found).toEqual([
    ['Visitors do not see this block yet. Choose images.', 'remove-block', undefined],
    [
      'Visitors do not see this block yet. Your dataset must have at least one row.',
      'remove-block',
      undefined,
    ],
    ['This section is empty. Add blocks, or delete it.', 'remove-section', 'bare'],
  ])
})

it('reports blocks that show parts of the site which are not there', async () => {
  const studio = await testStudio()
  const { comments, navigation, ['member-area']: memberArea, logo } = blockTypeCodes
  const blocks = {
    talk: block('talk', comments, {}),
    menu: block('menu', navigation, {}),
    area: block('area', memberArea, { data: { memberAreaId: assetId } }),
    logo: block('logo', logo, {}),
  }
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: Object.keys(blocks), more: { blocks } }),
  })
  const listBlocks = async (rev: number) => {
    const entries = [{ documentId: id, rev, locale: 'en-US' }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly ContentIssue[] }).issues.map(({ blockId }) => blockId)
  }
  const settings = newSiteSettings({ locale: 'en-US', title: 'Test' })
  await studio.create({
    kind: 'site-settings',
    body: { ...settings, comments: { enabled: false } },
  })
  const menu = await studio.create({ kind: 'navigation', body: newNavigation() })
  expect(await listBlocks(1)).toEqual(['talk', 'menu', 'area'])

  const area = (await studio.call('POST', '/member-areas', { name: 'Friends' })).body as {
    readonly id: string
  }
  await studio.change(id, 1, [
    { op: 'set', path: ['blocks', 'area', 'data', 'memberAreaId'], value: area.id },
  ])
  const item = { kind: 'page', id: 'first', pageId: id }
  await studio.change(menu.id, 1, [
    { op: 'insert', path: ['menus', 'mainNav', 'items'], value: item, after: null },
  ])
  expect(await listBlocks(2)).toEqual(['talk'])
})

it('reports an announcement that is on without a text, which is a draft until it is published', async () => {
  const studio = await testStudio()
  const settings = newSiteSettings({ locale: 'en-US', title: 'Test' })
  const announcementBar = { ...settings.announcementBar, enabled: true }
  const { id } = await studio.create({
    kind: 'site-settings',
    body: { ...settings, announcementBar },
  })
  const listIssues = async (rev: number) => {
    const entries = [{ documentId: id, rev, locale: 'en-US' }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly ContentIssue[] }).issues
  }
  expect(await listIssues(1)).toEqual([
    {
      documentId: id,
      locale: 'en-US',
      blockId: null,
      code: 'empty-announcement',
      field: null,
      text: { id: 'empty-announcement', params: {} },
      message: 'The announcement is on but has no text. Write one, or turn it off.',
      fix: null,
    },
  ])
  const text = { op: 'set' as const, path: ['announcementBar', 'text', 'en-US'] }
  const long = await studio.change(id, 1, [
    { ...text, value: plainToRich('x'.repeat(1_001)) as never },
  ])
  expect(long).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('longer than 1,000 characters') },
  })
  await studio.change(id, 1, [{ ...text, value: plainToRich('Closed on Sunday') as never }])
  expect(await listIssues(2)).toEqual([])
})

it('names a page whose URL the platform or a language uses, in that language alone', async () => {
  const studio = await testStudio()
  await studio.rows(
    `insert into site_language (site_id, tag, prefix, is_default, display_index, enabled)
     values ($1, 'fr', 'fr', false, 2, true)`,
  )
  const listIssues = async (id: string, locale: string) => {
    const entries = [{ documentId: id, rev: 1, locale }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly object[] }).issues
  }
  const meta = { fr: { title: 'Caisse', slug: 'caisse' } }
  const checkout = await studio.page({ slug: 'checkout', meta })
  const french = await studio.page({ slug: 'fr' })
  const shared = { blockId: null, code: 'reserved-url', field: 'slug', fix: null }
  expect(await listIssues(checkout.id, 'en-US')).toContainEqual({
    ...shared,
    documentId: checkout.id,
    locale: 'en-US',
    text: { id: 'reserved-url', params: { segment: 'checkout' } },
    message: '/checkout is reserved by Vitrine. Choose a different URL.',
  })
  expect(await listIssues(checkout.id, 'fr')).not.toContainEqual(expect.objectContaining(shared))
  expect(await listIssues(french.id, 'en-US')).toContainEqual(
    expect.objectContaining({
      ...shared,
      message: '/fr is the prefix of a language of this site. Choose a different URL.',
    }),
  )
})

it('reports a button of the header without a label or a link, which visitors do not see', async () => {
  const listIssues = async (header: object) => {
    const studio = await testStudio()
    let ids = 0
    const shared = newHeaderFooter(() => `section-${(ids += 1)}`)
    const { id } = await studio.create({ kind: 'header-footer', body: { ...shared, header } })
    const entries = [{ documentId: id, rev: 1, locale: 'fr' }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly ContentIssue[] }).issues
  }
  const elements = [{ id: 'button' }]
  const label = { 'en-US': 'Visit us' }
  const to = { kind: 'url', url: 'https://a.example' }
  expect(await listIssues({ elements, button: { label } })).toMatchObject([
    {
      blockId: null,
      code: 'missing-link',
      field: 'button',
      message: 'The button of the header has no link, so it is not shown. Choose a link.',
    },
  ])
  const withoutLabel = {
    code: 'missing-link-text',
    field: 'button',
    message:
      'The button of the header has no label, so it is not shown. Write one, or turn the button off.',
  }
  for (const button of [{ label: {} }, { label: { 'en-US': ' ' }, to }, undefined])
    expect(await listIssues({ elements, ...(button && { button }) })).toMatchObject([withoutLabel])
  for (const header of [
    { elements, button: { label, to } },
    { elements: [{ id: 'button', hidden: true }], button: { label } },
  ])
    expect(await listIssues(header)).toEqual([])
})

it('reports page code that visitors do not receive', async () => {
  const studio = await testStudio()
  const code = {
    head: '<meta name="a" content="b"><script>1</script>',
    foot: '<iframe src="https://a.example"></iframe>',
  }
  const settings = { enabled: true, code }
  const { id } = await studio.create({ kind: 'page', body: pageBody({ more: { settings } }) })
  const entries = [{ documentId: id, rev: 1, locale: 'en-US' }]
  const { body } = await studio.call('POST', '/publications/proposal', { entries })
  expect(body).toMatchObject({
    issues: [
      {
        documentId: id,
        code: 'removed-code',
        field: 'code',
        blockId: null,
        fix: null,
        message:
          'Visitors do not receive a part of the page code: <script>, <iframe>. Scripts do not run in pages of this server. Use a code block, or ask its operator.',
      },
    ],
  })
})

it('reports typed addresses of the site at which visitors find nothing', async () => {
  const studio = await testStudio()
  const shown = await studio.page({ slug: 'shown' })
  await studio.publish({ documentId: shown.id, rev: 1, locale: 'en-US' })
  const next = await studio.page({ slug: 'next' })
  const urls = {
    ...{ page: '/shown?from=here#top', cart: '/cart', other: 'https://example.com/nowhere' },
    ...{ gone: '/nowhere', draft: '/next', top: '#' },
  }
  const blocks = Object.entries(urls).map(([id, url]) =>
    block(id, 53, { data: { link: { kind: 'url', url } }, text: { 'en-US': { label: 'Go' } } }),
  )
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({
      blocks: Object.keys(urls),
      more: { blocks: Object.fromEntries(blocks.map((each) => [each.id, each])) },
    }),
  })
  const list = async (...together: readonly string[]) => {
    const entries = [id, ...together].map((documentId) => ({
      ...{ documentId, rev: 1, locale: 'en-US' },
    }))
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    const { issues } = body as { issues: readonly ContentIssue[] }
    return issues.flatMap(({ blockId, code }) => (code === 'missing-page' ? blockId : []))
  }
  expect(await list()).toEqual(['gone', 'draft'])
  expect(await list(next.id)).toEqual(['gone'])
})
