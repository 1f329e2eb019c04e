import type { DocumentWithDraft, Publication, Session } from '@vitrine/contract'
import {
  collectionTypeCodes,
  orderingCodes,
  pageTypeCodes,
  recordTypeCodes,
  type Role,
} from '@vitrine/model'
import type { JsonObject, Op } from '@vitrine/page'
import { createStaffMember, createSignInLink } from '../identity/accounts/index.ts'
import { testSite } from './site.ts'

/** Creates a site with a signed-in staff member, and helpers for the studio's calls on documents. */
export async function testStudio(role: Role = 'admin') {
  const shop = await testSite()
  const signIn = async (as: Role) => {
    const email = `${as}-${Math.random()}@example.com`
    const { id } = await createStaffMember(shop.db, shop.site.id, { email, role: as })
    const token = await createSignInLink(shop.db, shop.site.id, id)
    const browser = shop.browser()
    const { body } = await browser.call('POST', '/api/studio/session/link', { token })
    const { crumb } = body as Session
    const call = (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      given?: object,
      headers: Readonly<Record<string, string>> = {},
    ) => browser.send(method, `/api/studio${path}`, given, { 'x-csrf-token': crumb, ...headers })
    return { id, email, call }
  }
  const member = await signIn(role)
  const { call } = member
  const rows = async (text: string, ...values: unknown[]) =>
    (await shop.pool.query(text, [shop.site.id, ...values])).rows as Record<string, unknown>[]

  const create = async (given: object): Promise<DocumentWithDraft> => {
    const { status, body, text } = await call('POST', '/documents', given)
    if (status !== 200) throw new Error(text)
    return body as DocumentWithDraft
  }
  const publish = async (...entries: readonly object[]): Promise<Publication> => {
    const { status, body, text } = await call('POST', '/publications', { entries })
    if (status !== 200) throw new Error(text)
    return body as Publication
  }
  const page = (given: PageInput = {}) => create({ kind: 'page', body: pageBody(given) })
  /** Creates a page with the URL of another draft, as earlier versions of the product saved them. */
  const pageWithTakenUrl = async ({ slug = 'about', ...given }: PageInput = {}) => {
    const made = await page({ ...given, slug })
    const update = `update draft set body = jsonb_set(body, '{meta,en-US,slug}', to_jsonb($3::text))
      where site_id = $1 and document_id = $2`
    await rows(update, made.id, slug)
    return made
  }
  const item = (collectionId: string, given: PageInput = {}) =>
    create({ kind: 'item', collectionId, body: itemBody(given) })
  /** Sends operations as one change set of a new client. */
  const change = (id: string, base: number, ops: readonly Op[], more: object = {}) =>
    call('POST', `/documents/${id}/changes`, {
      base,
      clientId: `client-${Math.random().toString(36).slice(2)}`,
      sets: [{ seq: 1, command: 'block.setData', label: 'change', ops }],
      ...more,
    })
  const read = async (id: string): Promise<DocumentWithDraft> =>
    (await call('GET', `/documents/${id}`)).body as DocumentWithDraft
  return {
    ...shop,
    member,
    signIn,
    call,
    rows,
    create,
    publish,
    page,
    pageWithTakenUrl,
    item,
    change,
    read,
  }
}

export type TestStudio = Awaited<ReturnType<typeof testStudio>>

export interface PageInput {
  readonly title?: string
  readonly slug?: string
  /** The meta of further languages. */
  readonly meta?: JsonObject
  /** The ids of the blocks, each with a text. */
  readonly blocks?: readonly string[]
  readonly more?: JsonObject
}

export function pageBody({ title = 'About', slug = 'about', meta, blocks, more }: PageInput = {}) {
  return {
    schema: 1,
    type: pageTypeCodes.page,
    meta: { 'en-US': { title, slug }, ...meta },
    ...buildContent(blocks ?? ['one', 'two']),
    access: { kind: 'everybody' },
    settings: { enabled: true },
    ...more,
  }
}

export function collectionBody(given: PageInput & { readonly type?: number } = {}) {
  const collection = {
    type: given.type ?? collectionTypeCodes.generic,
    typeName: 'blog',
    ordering: orderingCodes.chronological,
    pageSize: 20,
  }
  const body = pageBody({ blocks: [], title: 'Journal', slug: 'journal', ...given })
  return { ...body, type: pageTypeCodes['main-content'], collection }
}

export function itemBody({ title = 'Post', slug = 'post', meta, blocks, more }: PageInput = {}) {
  return {
    schema: 1,
    recordType: recordTypeCodes.text,
    meta: { 'en-US': { title, slug }, ...meta },
    ...buildContent(blocks ?? ['one']),
    tags: [],
    categories: [],
    featured: false,
    access: { kind: 'everybody' },
    commentState: 2,
    settings: {},
    ...more,
  }
}

function buildContent(ids: readonly string[]) {
  const grid = { cols: 24, gap: { x: 11, y: 11 }, rowUnit: 24 }
  const section = {
    id: 'main',
    kind: 'fluid',
    grid: { desktop: grid, mobile: { ...grid, cols: 8 } },
    height: 'fit',
    width: 'inset',
    align: 'start',
    blockIds: [...ids],
  }
  return {
    sections: [section],
    blocks: Object.fromEntries(ids.map((id, n) => [id, buildBlock(id, n)])),
  }
}

/** Returns a block with a word in its data and a text. */
export function buildBlock(id: string, row = 0) {
  return {
    id,
    type: 2,
    v: 1,
    data: { word: `word of ${id}` },
    text: { 'en-US': { body: `text of ${id}` } },
    place: { desktop: { x: 0, y: row * 4, w: 6, h: 4, z: 0 } },
  }
}

export const setWord = (id: string, value: string): Op => ({
  op: 'set',
  path: ['blocks', id, 'data', 'word'],
  value,
})
