import { newNavigation, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testStudio } from '../../test/structure.ts'

const MENUS = '/api/studio/theme/menus'

async function arrange() {
  const studio = await testStudio()
  const { db, site, send } = studio
  const page = await publishNow(db, site.id, {
    kind: 'page',
    body: newPage({ locale: 'en-US', title: 'Our story', slug: 'story' }),
  })
  const entry = { kind: 'page', id: 'entry', pageId: page } as const
  const menus = [
    { id: 'mainNav', items: [] },
    { id: 'old', items: [entry] },
  ]
  await publishNow(db, site.id, { kind: 'navigation', body: { ...newNavigation(), menus } })
  const read = async () => (await send('GET', MENUS)).body as Menus
  return {
    ...studio,
    read,
    choose: (name: string, body: object) => send('PUT', `${MENUS}/${name}`, body),
  }
}

interface Menus {
  readonly navigations: readonly { readonly name: string; readonly chosen?: string | null }[]
}

it('tells which menu each navigation of the theme shows', async () => {
  const { read } = await arrange()
  const { navigations, ...rest } = await read()
  expect(navigations[0]).toEqual({ name: 'mainNav', title: expect.any(String), automatic: 'old' })
  expect(rest).toEqual({
    menus: [
      { id: 'mainNav', titles: [] },
      { id: 'old', titles: ['Our story'] },
    ],
  })
})

it('shows visitors the menu that the owner chose, or none', async () => {
  const { read, choose, browser } = await arrange()
  const showsStory = async () => {
    await waitForChanges()
    return (await browser().visit('/story')).text.includes('href="/story"')
  }
  expect(await showsStory()).toBe(true)
  for (const { name } of (await read()).navigations)
    expect((await choose(name, { menu: null })).body).toMatchObject({ published: true })
  expect(await showsStory()).toBe(false)
  expect((await read()).navigations[0]).toMatchObject({ chosen: null, automatic: 'old' })
  await choose('mainNav', { menu: 'old' })
  expect(await showsStory()).toBe(true)
  await choose('mainNav', {})
  expect((await read()).navigations[0]).not.toHaveProperty('chosen')
})

it.each([
  ['a navigation that the theme does not have', 'sideNav', { menu: 'old' }],
  ['a menu that the site does not have', 'mainNav', { menu: 'new' }],
])('refuses %s', async (_what, name, body) => {
  const { choose, read } = await arrange()
  const refused = await choose(name, body)
  expect(refused).toMatchObject({ status: 422, body: { code: 'structure.unknownMenu' } })
  expect((await read()).navigations[0]).not.toHaveProperty('chosen')
})
