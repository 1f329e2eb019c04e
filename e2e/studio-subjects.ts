import type { Page } from '@playwright/test'
import {
  changeThemeFile,
  createOwnTheme,
  listOwnThemes,
  type OwnTheme,
  type Reply,
} from '@vitrine/contract'
import { StudioApi } from './studio-api.ts'
import { ensureSubscription } from './subscribe.ts'

interface Items {
  readonly documents: readonly { readonly collectionId: string | null }[]
}

/** The subjects of the screens: the id of a document or a record for each parameter of a path. */
export interface Subjects {
  readonly page: string
  readonly collection: string
  readonly product: string
  readonly order: string
  readonly customer: string
  readonly discount: string
  readonly giftCard: string
  readonly subscription: string
  readonly webhook: string
  readonly theme: string
  readonly apiKey: string
  /** The token of an invitation. */
  readonly invitation: string
  /** The token of a read-only link to the report of visits. */
  readonly reportLink: string
  /** A draft. */
  readonly campaign: string
  readonly member: string
  readonly memberArea: string
}

/** Finds what the screens show in the demo shop, which needs an order. */
export async function findSubjects(owner: Page): Promise<Subjects> {
  const api = new StudioApi(owner)
  const find = async (list: string, query: string) => {
    const answer = await api.get<Readonly<Record<string, readonly { readonly id: string }[]>>>(
      `/api/studio/${list}?${query}`,
    )
    const id = answer[list]?.[0]?.id
    if (!id) throw new Error(`The demo shop has no ${list} with ${query}`)
    return id
  }
  return {
    page: await find('documents', 'kind=page&text=about'),
    collection: await findCollection(api),
    product: await find('products', 'search=Morning mug'),
    order: await find('orders', 'filter=all'),
    customer: await find('customers', 'view=all'),
    discount: await ensureDiscount(api),
    giftCard: await ensureGiftCard(api),
    subscription: await ensureSubscription(owner),
    webhook: await ensureWebhook(api),
    theme: await ensureTheme(api),
    apiKey: await ensureApiKey(api),
    invitation: await invite(api),
    reportLink: await ensureReportLink(api),
    campaign: await ensureCampaign(api),
    ...(await ensureMember(owner)),
  }
}

/** Returns the id of the discount that the screens show, which is created once. */
async function ensureDiscount(api: StudioApi): Promise<string> {
  const at = '/api/studio/discounts'
  const { discounts } = await api.get<{ readonly discounts: readonly { readonly id: string }[] }>(
    `${at}?search=SCREEN10`,
  )
  const id = discounts[0]?.id
  if (id) return id
  const body = { type: 'percent', code: 'SCREEN10', title: '', percent: 10, minimumCents: 10_000 }
  return (await api.post<{ readonly id: string }>(at, { ...body, maxUses: 200 })).id
}

/** The gift card that the screens show, which is issued once. */
const GIFT_CARD_ID = '01a21e00-0000-7000-8000-000000000001'

/** Returns the id of the gift card that the screens show: issuing it again changes nothing. */
async function ensureGiftCard(api: StudioApi): Promise<string> {
  const body = { id: GIFT_CARD_ID, amountCents: 2_500, email: 'gift-screens@example.com' }
  return (await api.post<{ readonly id: string }>('/api/studio/gift-cards', body)).id
}

/** Returns the id of the webhook that the screens show, which is created once and off. */
async function ensureWebhook(api: StudioApi): Promise<string> {
  const at = '/api/studio/webhooks'
  const settings = { address: 'https://hooks.example/screens', events: ['order.created'] }
  const { webhooks } = await api.get<{
    readonly webhooks: readonly { readonly id: string; readonly address: string }[]
  }>(at)
  const known = webhooks.find(({ address }) => address === settings.address)
  if (known) return known.id
  const { webhook } = await api.post<{ readonly webhook: { readonly id: string } }>(at, settings)
  await api.put(`${at}/${webhook.id}`, { ...settings, isOn: false })
  return webhook.id
}

/** Returns the id of the theme of the site that the screens show, which is created once and has a change. */
async function ensureTheme(api: StudioApi): Promise<string> {
  const { themes } = await api.get<Reply<typeof listOwnThemes>>(listOwnThemes.path)
  const [known] = themes
  if (known) return known.id
  const body = { title: 'Copy of Kiln', base: 'kiln' }
  const { id } = await api.post<OwnTheme>(createOwnTheme.path, body)
  const file = { path: 'blocks/note.block', text: '<p>{title|html}</p>', version: 0 }
  await api.put(changeThemeFile.path.replace('{id}', id), file)
  return id
}

/** Returns the id of the API key that the screens show, which is created once. */
async function ensureApiKey(api: StudioApi): Promise<string> {
  const at = '/api/studio/api-keys'
  const { keys } = await api.get<{ readonly keys: readonly { readonly id: string }[] }>(at)
  const id = keys[0]?.id
  if (id) return id
  const body = { name: 'Stock sheet', scopes: ['products:read'], expiresOn: null }
  return (await api.post<{ readonly key: { readonly id: string } }>(at, body)).key.id
}

/** Invites a person, anew each time, as the token is shown once. */
async function invite(api: StudioApi): Promise<string> {
  const body = { email: 'invited-screens@example.com', role: 'editor' }
  const { link } = await api.post<{ readonly link: string }>('/api/studio/staff/invitations', body)
  return link.split('#')[1] ?? ''
}

const CAMPAIGN_TEXT = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Twenty-four pots are ready.' }] },
    {
      type: 'bulletList',
      content: ['Moon vase', 'Low vase'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
}

/** Returns the id of the draft of a campaign that the screens show, which is created once. */
async function ensureCampaign(api: StudioApi): Promise<string> {
  const at = '/api/studio/campaigns'
  const subject = 'The last firing before winter'
  const { campaigns } = await api.get<{
    readonly campaigns: readonly { readonly id: string; readonly subject: string }[]
  }>(at)
  const known = campaigns.find((campaign) => campaign.subject === subject)
  if (known) return known.id
  const { products } = await api.get<{ readonly products: readonly { readonly id: string }[] }>(
    '/api/studio/products?search=Morning mug',
  )
  const blocks = [
    { id: 'heading', type: 'heading', text: subject },
    { id: 'text', type: 'text', text: CAMPAIGN_TEXT },
    { id: 'product', type: 'product', productId: products[0]?.id ?? null },
    { id: 'image', type: 'image', fileId: null, alt: '', url: '' },
    { id: 'button', type: 'button', label: 'Visit the shop', url: '/shop' },
  ]
  const body = { subject, previewText: 'On Friday at six', blocks }
  return (await api.post<{ readonly id: string }>(at, body)).id
}

/** Returns the token of the read-only link that the screens show, which is created once. */
async function ensureReportLink(api: StudioApi): Promise<string> {
  const at = '/api/studio/analytics/links'
  const { links } = await api.get<{ readonly links: readonly { readonly url: string }[] }>(at)
  const { url } =
    links[0] ?? (await api.post<{ readonly url: string }>(at, { name: 'Studio North' }))
  return new URL(url).hash.slice(1)
}

/** Returns the ids of the account and the member area that the screens show, which are created once. */
async function ensureMember(
  owner: Page,
): Promise<{ readonly member: string; readonly memberArea: string }> {
  const api = new StudioApi(owner)
  const email = 'member-screens@example.com'
  const at = '/api/studio/member-areas'
  const { memberAreas } = await api.get<{ readonly memberAreas: readonly NamedArea[] }>(at)
  const name = 'Screens'
  const known = memberAreas.find((area) => area.name === name)
  const { id: memberArea } = known ?? (await api.post<NamedArea>(at, { name }))
  if (!known) await registerVisitor(owner, email)
  const { siteUsers } = await api.get<{ readonly siteUsers: readonly { readonly id: string }[] }>(
    `/api/studio/site-users?search=${email}`,
  )
  const member = siteUsers[0]?.id
  if (!member) throw new Error('The account for the screens is not there')
  await api.put(`${at}/${memberArea}/members/${member}`, {})
  return { member, memberArea }
}

interface NamedArea {
  readonly id: string
  readonly name: string
}

/** Requests an account by the form of the site. */
async function registerVisitor({ request }: Page, email: string): Promise<void> {
  const form = { email, newPassword: 'four plain words here' }
  const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }
  await request.post('/account/register', { form, headers })
}

/** Returns whether the shop has an order. */
export async function hasOrder(owner: Page): Promise<boolean> {
  const { orders } = await new StudioApi(owner).get<{ readonly orders: readonly object[] }>(
    '/api/studio/orders?filter=all',
  )
  return orders.length > 0
}

async function findCollection(api: StudioApi): Promise<string> {
  const { documents } = await api.get<Items>('/api/studio/documents?kind=item')
  const id = documents[0]?.collectionId
  if (!id) throw new Error('The demo shop has no items')
  return id
}
