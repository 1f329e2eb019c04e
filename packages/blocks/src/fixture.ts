import { blockTypeCodes } from '@vitrine/model'
import { type Block, escapeHtml, type Link, type RichText } from '@vitrine/page'
import type { Elsewhere } from './elsewhere-ports.ts'
import type { BlockImage, BlockPorts, SummaryItem } from './ports.ts'
import type { CalendarMonth, MenuLine, SiteStructure } from './site-ports.ts'

/** A block, and what visitors get of it inside of `sqs-block-content`. */
export interface Fixture {
  readonly name: string
  readonly block: Block
  readonly html: string
}

/** What an owner can set of a block: both are right, and visitors see that they are not the same. */
export interface Change {
  readonly name: string
  readonly before: Block
  readonly after: Block
}

/** A change for each of `values`, to blocks that are as `given` but for one value of their data. */
export function dataChanges(
  type: number,
  given: Partial<Block>,
  values: Block['data'],
): readonly Change[] {
  const before = fixtureBlock(type, given)
  return Object.entries(values).map(([name, value]) => ({
    name,
    before,
    after: { ...before, data: { ...before.data, [name]: value } },
  }))
}

/** A change of each text by name. */
export function textChanges(
  type: number,
  given: Partial<Block>,
  texts: Readonly<Record<string, string | RichText>>,
): readonly Change[] {
  const before = fixtureBlock(type, given)
  return Object.entries(texts).map(([name, text]) => ({
    name: `text ${name}`,
    before,
    after: { ...before, text: { ...before.text, fr: { ...before.text?.['fr'], [name]: text } } },
  }))
}

/** A change to each of the variants. */
export function variantChanges(
  type: number,
  given: Partial<Block>,
  variants: readonly number[],
): readonly Change[] {
  const before = fixtureBlock(type, given)
  return variants.map((variant) => ({
    name: `variant ${variant}`,
    before,
    after: { ...before, variant },
  }))
}

export function fixtureBlock(type: number, given: Partial<Block> = {}): Block {
  const desktop = { x: 0, y: 0, w: 6, h: 4, z: 0 }
  return { id: 'b1', type, v: 1, data: {}, place: { desktop }, ...given }
}

/** One paragraph of plain words. */
export function words(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

export const assetId = '0192f0c0-0000-7000-8000-000000000001'
export const collectionId = '0192f0c0-0000-7000-8000-000000000002'
export const otherAssetId = '0192f0c0-0000-7000-8000-000000000003'

const mug: BlockImage = {
  src: '/assets/mug.webp',
  width: 800,
  height: 1000,
  srcset: '/assets/mug.webp?format=300w 300w',
  color: 'c8b8a0',
  focal: { x: 0.5, y: 0.25 },
  alt: 'A mug',
}

const items: readonly SummaryItem[] = [
  {
    title: 'First firing',
    href: '/journal/first-firing',
    excerpt: 'Salt & smoke',
    image: mug,
    date: { iso: '2026-11-21', text: 'Nov 21, 2026' },
  },
  { title: 'Mug', href: '/shop/p/mug', price: '$32.00', count: 4 },
]

const sold: SummaryItem = {
  title: 'Jug',
  href: '/shop/p/jug',
  excerpt: 'Salt & smoke',
  image: mug,
  price: '$30.00',
  purchase: {
    action: '/fr/cart/entries',
    itemId: assetId,
    choices: [
      { sku: 'M-1', words: 'Small "S" – $30.00' },
      { sku: 'M-2', words: 'Large – $40.00' },
    ],
  },
}

const lines: readonly MenuLine[] = [
  { title: 'Shop & co', href: '/fr/boutique', newWindow: false, current: 'page' },
  {
    title: 'The pottery',
    href: '',
    newWindow: false,
    current: '',
    lines: [
      { title: 'About', href: '/fr/about', newWindow: false, current: '' },
      { title: 'Friends', href: 'https://example.com/?a=1&b=2', newWindow: true, current: '' },
    ],
  },
]

const structure: SiteStructure = {
  menu: (id) => (id === 'mainNav' ? lines : id === 'footer' ? lines.slice(0, 1) : []),
  folder: (id) => (id === collectionId ? lines[1] : undefined),
  languages: [
    { tag: 'en', name: 'English', href: '/shop', isCurrent: false },
    { tag: 'fr', name: 'Français', href: '/fr/boutique', isCurrent: true },
  ],
  memberArea: (id) => {
    if (id === collectionId)
      return {
        name: 'Friends & co',
        description: 'Lessons',
        isFree: true,
        href: '/fr/account/areas/1',
        join: '/fr/account/areas/1/join',
      }
    if (id === otherAssetId)
      return {
        name: 'Lessons',
        description: 'All of them',
        isFree: false,
        href: '/fr/account/areas/3',
        join: '/fr/account/areas/3/join',
        offer: { price: '49,00 $US', action: '/fr/cart/entries', itemId: 'p&1' },
      }
    const team = { href: '/fr/account/areas/2', join: '/fr/account/areas/2/join' }
    return id === assetId
      ? { name: 'The team', description: '', isFree: false, ...team }
      : undefined
  },
  account: {
    account: '/fr/account',
    signIn: '/fr/account/login',
    register: '/fr/account/register',
  },
}

const foundPage: Elsewhere = {
  title: 'Salt & smoke',
  text: 'Fired "tonight"',
  author: 'Kiln & co',
  image: mug,
  entries: [],
  dates: [],
}

const feed: Elsewhere = {
  title: 'The kiln’s <diary>',
  text: '',
  author: '',
  entries: [
    {
      title: 'Raku & rain',
      url: 'https://example.org/raku?a=1&b=2',
      text: 'It "rained"',
      author: 'Ada <3',
      publishedAt: '2026-11-21T23:30:00Z',
    },
    { title: '', url: 'https://www.example.org/2', text: '', author: '', publishedAt: 'once' },
    { title: 'Not shown', url: 'javascript:alert(1)', text: '', author: '', publishedAt: '' },
  ],
  dates: [],
}

const tour: Elsewhere = {
  ...foundPage,
  dates: [
    {
      day: '2026-12-01',
      venue: 'The <Hall>',
      place: 'Lyon & co',
      tickets: 'https://example.org/buy?a=1&b=2',
      isSoldOut: false,
    },
    { day: '2027-01-15', venue: '', place: 'Brest', tickets: '', isSoldOut: true },
  ],
}

const place: Elsewhere = { ...foundPage, spot: { lat: 45.76, lng: 4.84 } }

const readings = { page: foundPage, feed, dates: tour, place } as const

const months: Readonly<Record<string, CalendarMonth>> = {
  [collectionId]: {
    month: '2026-02',
    today: '2026-02-03',
    entries: [
      { title: 'Firing & co', href: '/fr/e/f', from: '2026-02-03', to: '2026-02-04', time: '9 h' },
      { title: 'Evil', href: 'javascript:x', from: '2026-02-05', to: '2026-02-05', time: '' },
    ],
    previous: { month: '2026-01', href: '/fr/e?month=01-2026&a#block-b1' },
    next: { month: '2026-03', href: '/fr/e?month=03-2026#block-b1' },
    feed: '/fr/e?format=ical',
    list: '/fr/e',
  },
  [assetId]: { month: '2026-03', today: '2026-02-03', entries: [] },
}

/** A French page of an English site that has one picture and two items. */
export const fixturePorts: BlockPorts = {
  locale: 'fr',
  fallbackLocale: 'en',
  level: 3,
  resolve: (link: Link) => {
    if (link.kind === 'url') return { href: link.url, newWindow: link.newWindow }
    if (link.kind === 'asset') return link.id === assetId ? { href: '/assets/file' } : undefined
    return link.kind === 'document' && link.id === collectionId
      ? { href: '/fr/journal' }
      : undefined
  },
  image: (id) =>
    id === assetId ? mug : id === otherAssetId ? { ...mug, src: '/assets/bowl.webp' } : undefined,
  items: ({ type }) => (type === blockTypeCodes.product ? [sold] : items),
  page: (id) =>
    id === collectionId ? { title: 'Journal', href: '/fr/journal', image: mug } : undefined,
  clean: (html) => html,
  structure,
  component: ({ name, settings, title, body }) => {
    if (name !== 'counter' && name !== 'plain') return undefined
    const html = `<p>${escapeHtml(title)} ${Object.keys(settings).join(',')}</p>${body}`
    return name === 'plain' ? { html } : { html, script: '/static/theme/scripts/counter.js?v=1&a' }
  },
  form: ({ type }) => {
    if (type === blockTypeCodes.donation) return undefined
    const captcha = { kind: 'built-in', siteKey: 'built-in', isInPopup: false } as const
    return { action: '', id: '', captcha }
  },
  comments: () => '<div class="squarespace-comments">Fine &amp; good</div>',
  month: ({ data: { collectionId: of } }) => (typeof of === 'string' ? months[of] : undefined),
  site: { title: 'Kiln & co', tagLine: 'Fire "and" clay', href: '/fr', logo: mug },
  elsewhere: ({ kind, url }) => {
    return /gone|example\.com|vimeo|youtu/i.test(url) ? undefined : readings[kind]
  },
  socialAccounts: [
    { name: 'Instagram', url: 'https://www.instagram.com/kiln' },
    { name: 'Mail', url: 'mailto:kiln@example.com' },
  ],
}
