import { blockTypeCodes } from '@vitrine/model'
import { htmlToRich } from '@vitrine/page'
import { readDemoId, getImageId } from './demo.ts'
import type { Example, ExamplesByType } from './example.ts'
import { embedExamples, siteExamples } from './site-examples.ts'

const rich = htmlToRich
const journal = readDemoId('documents/pages/journal')
const to = (id: string) => ({ kind: 'document', id })
const journalWords = { collectionId: journal, showsCount: true }
const tracks = ['one', 'two', 'three'].map((id) => ({ id, assetId: getImageId('hero') }))

/** The examples by block type; other types use their fixtures. */
const examplesByType: ExamplesByType = {
  ...siteExamples,
  ...embedExamples,
  html: [
    [
      {},
      {
        body: rich(
          '<h2>Fired twice, used daily</h2><p>Every piece goes through the kiln twice: once to become <strong>stoneware</strong>, once to take its <a href="/journal">glaze</a>. Nothing leaves the studio that we would not eat from.</p><ul><li>Safe in ovens and dishwashers</li><li>Mended free for ten years</li></ul><blockquote><p>Clay remembers every hand.</p></blockquote>',
        ),
      },
      8,
    ],
  ],
  image: [
    [
      { assetId: getImageId('table') },
      {
        alt: 'A table laid for two',
        title: 'A table for two',
        caption: rich('<p>Plates in chalk and oat, thrown for each other.</p>'),
        button: 'See the plates',
      },
      8,
    ],
  ],
  quote: [[{}, { quote: 'Clay remembers\nevery hand that held it.', source: 'Field notes' }, 8]],
  button: (['small', 'medium', 'large'] as const).map((size) => [
    { link: to(journal), size },
    { label: 'Read the journal' },
    4,
  ]),
  search: [[{}, { placeholder: 'Search the studio' }, 6]],
  'horizontal-rule': [[{}, {}, 6]],
  code: [
    [
      {
        height: 132,
        source:
          '<body style="font:1rem system-ui;margin:0;display:grid;place-items:center;min-height:132px;background:#efe7da">Kiln temperature: <strong>1,240 °C</strong></body>',
      },
      { title: 'Kiln temperature' },
      6,
    ],
    [
      {
        isShown: true,
        source: 'cone 10 reduction:\n  ramp  150 °C/h to 1000 °C\n  soak  20 min at 1285 °C',
      },
      {},
      6,
    ],
  ],
  embed: [
    [
      { url: 'https://vimeo.com/76979871', poster: { assetId: getImageId('class-wheel') } },
      { title: 'A mug in four minutes' },
      6,
    ],
    [{ url: 'https://www.example.com/glazes' }, { title: 'How our glazes are tested' }, 6],
  ],
  video: [
    [
      {
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        poster: { assetId: getImageId('hero') },
      },
      { title: 'Inside the studio', caption: rich('<p>One day, from clay to kiln.</p>') },
      8,
    ],
  ],
  audio: [
    [{ url: 'https://soundcloud.com/kiln/first-firing' }, { title: 'The kiln at night' }, 6],
    [
      { file: { assetId: getImageId('hero') }, showsDownload: true },
      { title: 'A sound bowl', author: 'Marlpit' },
      6,
    ],
  ],
  album: [
    [
      { tracks, cover: { assetId: getImageId('espresso-group') }, link: to(journal) },
      {
        title: 'Sounds of the pottery',
        artist: 'Marlpit',
        description: 'Recorded between two firings.',
        button: 'Read about it',
        'one.title': 'A sound bowl',
        'two.title': 'A cracked bowl',
        'three.title': 'The kiln at night',
      },
    ],
  ],
  map: [
    [
      {
        lat: 51.4545,
        lng: -2.5879,
        zoom: 14,
        height: 260,
        poster: { assetId: getImageId('shelf') },
      },
      { title: 'The studio', address: '1 Harbour Street\nBristol' },
      6,
    ],
    [{}, { title: 'The studio', address: '1 Harbour Street\nBristol' }, 6],
  ],
  'social-account-links-v2': [
    [
      {
        links: ['https://www.instagram.com/marlpit', 'https://www.youtube.com/@marlpit'].map(
          (url, index) => ({ id: `s${index}`, url }),
        ),
        shape: 'round',
      },
      {},
      4,
    ],
    [
      {
        links: ['https://www.instagram.com/marlpit', 'https://www.pinterest.com/marlpit'].map(
          (url, index) => ({ id: `s${index}`, url }),
        ),
        showsNames: true,
      },
      {},
      4,
    ],
  ],
  'collection-link': [[{ collectionId: journal }, { description: 'Notes from the wheel' }, 4]],
  link: [
    [{ link: to(journal) }, { title: 'Care for stoneware', description: 'Wash it. Use it.' }, 4],
  ],
  'tag-cloud': [[journalWords, { heading: 'Tags' }, 4]],
  'posts-by-author': [[journalWords, { heading: 'Authors' }, 4]],
  'posts-by-tag': [[journalWords, { heading: 'By tag' }, 4]],
  'posts-by-category': [[journalWords, { heading: 'By category' }, 4]],
  'posts-by-month': [[journalWords, { heading: 'By month' }, 4]],
  archive: [[journalWords, { heading: 'Archive' }, 4]],
  accordion: [
    [
      { items: ['a', 'b', 'c'].map((id) => ({ id })), opensFirst: true },
      {
        'a.title': 'Is it safe in the oven?',
        'a.description': rich('<p>Yes, up to 230 °C. Let it warm up with the oven.</p>'),
        'b.title': 'Can a chip be mended?',
        'b.description': rich('<p>Send it to us.</p>'),
        'c.title': 'How long does a commission take?',
        'c.description': rich('<p>Six weeks.</p>'),
      },
      8,
    ],
  ],
  menu: [
    [
      {
        menus: [
          {
            id: 'day',
            sections: [
              { id: 'first', items: [{ id: 'soup' }, { id: 'bread' }] },
              { id: 'sweet', items: [{ id: 'tart' }, { id: 'pears' }] },
            ],
          },
        ],
        columns: 2,
      },
      {
        'day.title': 'Supper at the kiln',
        'day.description': 'On the first Friday of each month',
        'first.title': 'To begin',
        'sweet.title': 'To end',
        'soup.title': 'Roast squash soup',
        'soup.price': '£9',
        'soup.description': 'Sage, brown butter',
        'bread.title': 'Sourdough',
        'bread.price': '£4',
        'bread.description': 'Baked in the cooling kiln',
        'tart.title': 'Almond tart',
        'tart.price': '£7',
        'tart.description': 'Crème fraîche',
        'pears.title': 'Poached pears',
        'pears.price': '£6',
        'pears.description': 'Bay, honey',
      },
    ],
  ],
  'tour-dates': [
    [
      {
        dates: [
          { id: 'a', day: '2027-03-04', tickets: 'https://example.com/a' },
          { id: 'b', day: '2027-03-11', isSoldOut: true },
          { id: 'c', day: '2027-04-02', tickets: 'https://example.com/c' },
        ],
      },
      {
        heading: 'On the road',
        'a.venue': 'Harbour market',
        'a.place': 'Bristol',
        'b.venue': 'Old granary',
        'b.place': 'Bath',
        'c.venue': 'Long barn',
        'c.place': 'Hay-on-Wye',
      },
      8,
    ],
  ],
  chart: [
    [
      {
        series: [{ id: 'mugs' }, { id: 'bowls' }],
        rows: [
          { id: 'q1', values: [120, 80] },
          { id: 'q2', values: [160, 95] },
          { id: 'q3', values: [140, 130] },
          { id: 'q4', values: [210, 150] },
        ],
      },
      {
        title: 'Thrown and fired',
        caption: 'Pieces a season',
        'mugs.name': 'Mugs',
        'bowls.name': 'Bowls',
        'q1.name': 'Winter',
        'q2.name': 'Spring',
        'q3.name': 'Summer',
        'q4.name': 'Autumn',
      },
      8,
    ],
  ],
  product: [
    [{ productId: readDemoId('products/shop/morning-mug') }, {}, 4],
    [{ productId: readDemoId('products/shop/moon-vase-celadon') }, {}, 4],
  ],
  'summary-v2': [
    [{ collectionId: journal, limit: 4, columns: 2 }, { heading: 'From the journal' }],
  ],
}

/** Returns the examples of a block type; empty if it uses its fixtures. */
export function getExamples(
  name: string,
  { type, label }: { readonly type: number; readonly label: string },
): readonly Example[] {
  const [, examples = []] = Object.entries(examplesByType).find(([each]) => each === name) ?? []
  return examples.map(([data, text = {}, columns = 12]) => ({
    name: typeof data['size'] === 'string' ? `${label}, ${data['size']}` : label,
    block: { type, data },
    text,
    columns,
  }))
}

export const typeNames: ReadonlyMap<number, string> = new Map(
  Object.entries(blockTypeCodes).map(([name, code]) => [code, name]),
)
