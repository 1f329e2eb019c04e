import { changeLanguages, listLanguages } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { htmlToRich } from '@vitrine/page'
import * as z from 'zod/mini'
import { addToCart } from '../../e2e/checkout-steps.ts'
import type { Camera, Shot } from './camera.ts'
import { readDemoId } from './demo.ts'
import type { Example } from './example.ts'
import { createContent, type Owner } from './owner.ts'
import type { ExamplePage } from './site.ts'

const ARABIC = 'ar'

/** The pages with an Arabic title and slug; the rest falls back to the default language. */
const titles: Readonly<Record<string, readonly [slug: string, title: string]>> = {
  'pages/about': ['about', 'من نحن'],
  'pages/shop': ['shop', 'المتجر'],
  'pages/journal': ['journal', 'اليوميات'],
  'pages/events': ['events', 'المواعيد'],
  'pages/shelf': ['shelf', 'الرف'],
  'pages/visit': ['visit', 'زورونا'],
  'items/journal/eleven-days': ['eleven-days', 'أحد عشر يومًا في حياة كوب'],
  'items/events/winter-opening': ['winter-opening', 'افتتاح الشتاء'],
}

const arabicPages = [
  ['Home', '/ar'],
  ['Page', '/ar/about'],
  ['Shop', '/ar/shop'],
  ['Product', '/ar/shop/p/morning-mug'],
  ['Journal', '/ar/journal'],
  ['Post', '/ar/journal/eleven-days'],
  ['Events', '/ar/events'],
  ['Event', '/ar/events/winter-opening'],
  ['Gallery', '/ar/shelf'],
  ['Contact', '/ar/visit'],
  ['Search', '/ar/search?q=kiln'],
  ['Account', '/ar/account/login'],
  ['Cart', '/ar/cart'],
  ['Checkout', '/ar/checkout'],
] as const

const gallery = (design: string): Example => ({
  name: `Gallery: ${design}`,
  block: {
    type: blockTypeCodes.gallery,
    data: {
      collectionId: readDemoId('documents/pages/shelf'),
      options: { design, controls: true, thumbnails: true, 'thumbnails-per-row': 3 },
    },
  },
  text: {},
  columns: 12,
})

/** The blocks whose left and right sides differ. */
const examples: readonly Example[] = [
  {
    name: 'Accordion',
    block: {
      type: blockTypeCodes.accordion,
      data: { items: [{ id: 'a' }, { id: 'b' }], icon: 'arrow', hasDividers: true },
    },
    text: {
      'a.title': 'كم يستغرق الشحن؟',
      'a.description': htmlToRich('<p>ثلاثة أيام عمل داخل البلاد.</p>'),
      'b.title': 'هل تصلح القطع لغسالة الأطباق؟',
      'b.description': htmlToRich('<p>نعم، كلها.</p>'),
    },
    columns: 6,
  },
  {
    name: 'Text',
    block: { type: blockTypeCodes.html, data: {} },
    text: {
      body: htmlToRich(
        '<h2>أكواب من الحجر</h2><p>يُدار الكوب في أربع دقائق، ويُصنع في أحد عشر يومًا.</p><ul><li>رماد الخشب</li><li>طين النهر</li></ul><blockquote>لا تتشابه قطعتان.</blockquote>',
      ),
    },
    columns: 6,
  },
  {
    name: 'Form',
    block: {
      type: blockTypeCodes.form,
      data: {
        fields: [
          { id: 'who', type: 'name', required: true },
          { id: 'mail', type: 'email', required: true },
          { id: 'size', type: 'radio', options: [{ id: 'one' }, { id: 'set' }] },
          { id: 'from', type: 'select', options: [{ id: 'shop' }] },
        ],
      },
    },
    text: {
      title: 'اكتب إلينا',
      submit: 'إرسال',
      'who.title': 'الاسم',
      'mail.title': 'البريد الإلكتروني',
      'size.title': 'ماذا نصنع لك؟',
      'from.title': 'أين وجدتنا؟',
      'one.option': 'قطعة واحدة',
      'set.option': 'طقم',
      'shop.option': 'في المتجر',
    },
    columns: 6,
  },
  {
    name: 'Donation',
    block: {
      type: blockTypeCodes.donation,
      data: {
        amounts: [
          { id: 'shelf', minor: 1_000 },
          { id: 'door', minor: 10_000 },
        ],
      },
    },
    text: {
      title: 'فرن جديد',
      description: htmlToRich('<p>أدى الفرن القديم ما عليه.</p>'),
      'shelf.label': 'رف',
      'door.label': 'باب',
    },
    columns: 6,
  },
  {
    name: 'Pricing plans',
    block: {
      type: blockTypeCodes['pricing-plan'],
      data: {
        plans: [
          { id: 'evening', isHighlighted: true, link: { kind: 'url', url: '/shop' } },
          { id: 'firing', link: { kind: 'url', url: '/events' } },
        ],
      },
    },
    text: {
      'evening.name': 'أول أمسية',
      'evening.badge': 'الأكثر اختيارًا',
      'evening.price': '65 £',
      'evening.period': 'مرة واحدة',
      'evening.perks': 'الطين والأدوات\nقطعة تأخذها معك',
      'firing.name': 'فتح الفرن',
      'firing.price': 'مجانًا',
      'firing.perks': 'قهوة\nأول نظرة إلى ما خرج',
    },
    columns: 12,
  },
  {
    name: 'Menu',
    block: { type: blockTypeCodes.navigation, data: { folders: 'open' } },
    text: {},
    columns: 12,
  },
  gallery('slideshow'),
  gallery('strips'),
]

/** The page of these blocks, below the prefix of its language. */
export const arabicBlocks: ExamplePage = { slug: 'showcase-arabic', name: 'Arabic', examples }

/** Adds Arabic to the languages of the site, and translates a few pages. */
export async function addArabic(owner: Owner): Promise<void> {
  const site = z
    .object({ languages: z.array(z.object({ tag: z.string(), isDefault: z.boolean() })) })
    .parse(await owner.call('GET', listLanguages.path))
  const others = site.languages.filter(({ isDefault }) => !isDefault).map(({ tag }) => ({ tag }))
  await owner.call('PUT', changeLanguages.path, { languages: [...others, { tag: ARABIC }] })
  for (const [file, [slug, title]] of Object.entries(titles))
    await owner.translate(readDemoId(`documents/${file}`), ARABIC, { slug, title })
  const { slug, name } = arabicBlocks
  await owner.publish(slug, name, createContent(slug, examples, ARABIC), ARABIC)
}

/** Takes screenshots of pages of each kind, with something in the cart. */
export async function takeArabicShots(camera: Camera): Promise<Shot[]> {
  const shots: Shot[] = []
  await addToCart(camera.page, 'espresso-cup', { Glaze: 'Iron' })
  for (const [name, path] of arabicPages) {
    await camera.page.goto(path, { waitUntil: 'networkidle' })
    const direction = await camera.page.locator('html').getAttribute('dir')
    if (direction !== 'rtl') camera.problems.push(`${name}: is not right-to-left`)
    shots.push(await camera.takeScreen(name))
    await camera.recordProblems(name)
  }
  return shots
}
