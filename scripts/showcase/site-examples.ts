import { htmlToRich } from '@vitrine/page'
import { readDemoId } from './demo.ts'
import type { ExamplesByType } from './example.ts'

const EVENING_SCHOOL = '640d8500-191f-8136-8b67-81f4fa3e50fd'
const journal = { kind: 'document', id: readDemoId('documents/pages/journal') }
const pottery = { collectionId: readDemoId('documents/pages/pottery') }

/** Creates texts that the owner wrote; nothing is read from these services. */
const createLabels = (title: string, description: string) => ({ title, description })

/** The blocks that show external content. */
export const embedExamples: ExamplesByType = {
  twitter: [
    [
      { url: 'https://twitter.com/marlpit/status/20' },
      createLabels('The kiln was opened tonight', 'Four cracks, one celadon to keep.'),
      6,
    ],
  ],
  instagram: [[{ id: 'marlpit' }, createLabels('@marlpit', 'The wheel, the shelf, the kiln.'), 6]],
  foursquare: [
    [{ id: '4b5ae8f5f964a520fdd728e3' }, createLabels('Marlpit', 'Pottery at the harbour.'), 6],
  ],
  flickr: [[{ id: 'marlpit' }, createLabels('A year of firings', 'Album of 48 pictures'), 6]],
  '500px': [[{ id: 'marlpit' }, createLabels('Ash and iron', 'Close pictures of glazes'), 6]],
  soundcloud: [[{ id: 'marlpit/kiln' }, createLabels('The kiln at night', 'Twelve minutes'), 6]],
  opentable: [[{ id: '42' }, createLabels('Supper at the kiln', 'First Friday of the month'), 6]],
  'opentable-v2': [
    [{ id: '42' }, createLabels('Supper at the kiln', 'First Friday of the month'), 6],
  ],
  acuity: [[{ id: '42' }, createLabels('An evening at the wheel', 'Two hours, clay included'), 6]],
  amazon: [[{ id: 'B00005N5PF' }, createLabels('A potter’s book', 'What we learned from'), 6]],
  zola: [[{ id: 'marlpit' }, createLabels('Our registry', 'Plates and bowls for six'), 6]],
  tock: [[{ id: 'marlpit' }, createLabels('Supper at the kiln', 'Tables for two and four'), 6]],
}

/** The blocks about the site itself, and those that visitors use to write to the owner. */
export const siteExamples: ExamplesByType = {
  navigation: [
    [{ folders: 'open' }, {}, 12],
    [{ layout: 'column', folders: 'none' }, { label: 'Where to go' }, 4],
  ],
  folder: [[pottery, {}, 4]],
  index: [
    [{ collectionId: readDemoId('documents/pages/a-way-round') }, { heading: 'A way round' }],
  ],
  'member-area': [[{ memberAreaId: EVENING_SCHOOL, design: 'card' }, {}, 6]],
  'pricing-plan': [
    [
      {
        plans: [
          { id: 'school', memberAreaId: EVENING_SCHOOL },
          { id: 'evening', isHighlighted: true, link: { kind: 'url', url: '/shop' } },
          { id: 'firing', link: { kind: 'url', url: '/events' } },
        ],
      },
      {
        'school.name': 'Evening school',
        'school.description': 'Lessons to read again, between two evenings.',
        'school.perks': 'Four lessons\nWith an account, no more',
        'evening.name': 'A first evening',
        'evening.description': 'Six wheels and as much clay as you can spoil.',
        'evening.badge': 'Most begin here',
        'evening.price': '£65',
        'evening.period': 'once',
        'evening.perks': 'Clay, tools and apron\nTwo firings\nOne pot to keep',
        'evening.button': 'Choose an evening',
        'firing.name': 'A kiln opening',
        'firing.price': 'Free',
        'firing.perks': 'Coffee\nThe first look at what came out',
        'firing.button': 'See the dates',
      },
      12,
    ],
  ],
  donation: [
    [
      {
        amounts: [
          { id: 'shelf', minor: 1_000 },
          { id: 'bricks', minor: 2_500 },
          { id: 'door', minor: 10_000 },
        ],
        leastMinor: 500,
      },
      {
        title: 'A new kiln',
        description: htmlToRich(
          '<p>The old one has fired its last pot. Help us build the next.</p>',
        ),
        'shelf.label': 'A shelf',
        'bricks.label': 'Ten bricks',
        'door.label': 'A door',
      },
      6,
    ],
    [{ leastMinor: 200 }, { title: 'For the tea tin', button: 'Give' }, 6],
  ],
  calendar: [[{ collectionId: journal.id }, { heading: 'Written this year' }, 6]],
  rss: [[{ url: 'https://example.org/feed.xml' }, { heading: 'Read elsewhere' }, 6]],
  logo: (['small', 'large'] as const).map((size) => [{ size, showsTagLine: true }, {}, 4]),
  form: [
    [
      {
        name: 'Commission',
        fields: [
          { id: 'who', type: 'name', required: true },
          { id: 'mail', type: 'email', required: true },
          { id: 'size', type: 'radio', options: [{ id: 'one' }, { id: 'set' }] },
          { id: 'words', type: 'textarea', maxLength: 500 },
        ],
      },
      {
        title: 'Ask for a commission',
        submit: 'Send',
        'who.title': 'Name',
        'mail.title': 'Email',
        'mail.placeholder': 'you@example.com',
        'size.title': 'What shall we make?',
        'one.option': 'One piece',
        'set.option': 'A set',
        'words.title': 'Your idea',
      },
      6,
    ],
    [
      {
        fields: [
          { id: 'when', type: 'date' },
          { id: 'call', type: 'phone' },
          { id: 'from', type: 'select', options: [{ id: 'shop' }, { id: 'fair' }] },
          { id: 'view', type: 'likert', options: [{ id: 'easy' }] },
        ],
      },
      {
        title: 'After your visit',
        'when.title': 'Day of your visit',
        'call.title': 'Phone',
        'from.title': 'Where did you find us?',
        'shop.option': 'In the shop',
        'fair.option': 'At a fair',
        'view.title': 'How was it?',
        'easy.option': 'The studio was easy to find',
      },
      6,
    ],
  ],
  newsletter: [
    [
      { asksName: true },
      {
        title: 'A letter from the kiln',
        description: htmlToRich('<p>Once a month, when the kiln is opened.</p>'),
        submit: 'Sign up',
        disclaimer: htmlToRich('<p>No more than twelve letters a year.</p>'),
      },
      8,
    ],
  ],
  markdown: [
    [
      {},
      {
        source:
          '## Glazes\n\nMixed *by hand*, and **never twice** the same. See [the journal](/journal).\n\n- wood ash\n- river clay\n\n| Glaze | Cone |\n|---|--:|\n| Celadon | 9 |\n| Iron | 10 |\n\n```\nramp 150 °C/h\n```',
      },
      6,
    ],
  ],
  marquee: [
    [
      {
        items: [{ id: 'a' }, { id: 'b', link: journal }, { id: 'c' }],
        size: 'large',
        separator: 'star',
      },
      { 'a.words': 'Fired twice', 'b.words': 'Glazed by hand', 'c.words': 'Mended free' },
      12,
    ],
  ],
  shape: [
    [{ shape: 'circle' }, {}, 2],
    [{ shape: 'star', fill: 'none', stroke: 'accent', isDashed: true, strokeWidth: 3 }, {}, 2],
  ],
}
