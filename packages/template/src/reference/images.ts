import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'

const jar = {
  id: 'a1',
  title: 'A jar',
  assetUrl: '/jar.jpg',
  originalSize: '1200x800',
  systemDataVariants: '1200x800,100w,300w,500w,750w,1000w',
  mediaFocalPoint: { x: 0.5, y: 0.4 },
  colorData: { topLeftAverage: 'aabbcc', centerAverage: '112233' },
}

export const imageReference: readonly Entry[] = [
  createEntry(
    'image',
    'Renders a lazy image, with a fallback for pages without scripts.',
    ['class?: the CSS class; default thumb-image'],
    '{@|image}',
    jar,
  ),
  createEntry(
    'image-meta',
    'Renders the attributes that load a lazy image.',
    [],
    '<img {@|image-meta}>',
    jar,
  ),
  createEntry(
    'child-image-meta',
    'Renders the attributes that load the image of an item.',
    ['index?: the index of the item; default 0'],
    '<img {@|child-image-meta}>',
    { items: [jar] },
  ),
  createEntry(
    'cover-image-meta',
    'Renders the attributes that load the cover image.',
    [],
    '<img {@|cover-image-meta}>',
    {
      coverImage: jar,
    },
  ),
  createEntry(
    'image-srcset',
    'Renders the srcset of the stored widths.',
    [],
    '<img{@|image-srcset}>',
    jar,
  ),
  createEntry(
    'image-color',
    'Renders the average colors of an image.',
    [
      'position?: topLeft, topRight, bottomLeft, bottomRight or center',
      'property?: a CSS property',
    ],
    '{@|image-color topLeft background-color}',
    jar,
  ),
  createEntry(
    'image-component',
    'Renders a responsive image with srcset, sizes and priority. A comment lists invalid properties.',
    [
      'src=?: the URL; default the src or assetUrl of the value',
      'width=?: the width in whole pixels; default from originalSize',
      'height=?: the height in whole pixels; default from originalSize',
      'alt=: the alternative text; empty for a decorative image',
      'sizes=: the HTML sizes attribute; required with loader sqs',
      'priority=?: high, low or none',
      'loader=?: sqs, which offers several widths, or raw',
      'srcset=?: the HTML srcset attribute; only with loader raw',
      'class=?: the CSS class',
      'style=?: the HTML style attribute',
    ],
    '{@|image-component;alt=A jar;sizes=50vw;priority=high}',
    jar,
  ),
  createEntry(
    'width',
    'Returns the width of a size such as 1200x800.',
    [],
    '{originalSize|width}',
    jar,
  ),
  createEntry(
    'height',
    'Returns the height of a size such as 1200x800.',
    [],
    '{originalSize|height}',
    jar,
  ),
  createEntry(
    'resizedHeightForWidth',
    'Computes the height for a width, with the proportions of the image.',
    ['width: the width in pixels'],
    '{originalSize|resizedHeightForWidth 600}',
    jar,
  ),
  createEntry(
    'resizedWidthForHeight',
    'Computes the width for a height, with the proportions of the image.',
    ['height: the height in pixels'],
    '{originalSize|resizedWidthForHeight 400}',
    jar,
  ),
  createEntry(
    'squarespaceThumbnailForWidth',
    'Returns the smallest stored width that covers a width.',
    ['width: the width in pixels'],
    '{originalSize|squarespaceThumbnailForWidth 600}',
    jar,
  ),
  createEntry(
    'squarespaceThumbnailForHeight',
    'Returns the smallest stored width that covers a height.',
    ['height: the height in pixels'],
    '{originalSize|squarespaceThumbnailForHeight 400}',
    jar,
  ),
  createEntry(
    'video',
    'Renders the frame of an embedded video.',
    ['load-false?: does not load by itself', 'color-data?: adds the average colors'],
    '{@|video load-false}',
    { oembed: { html: '<iframe></iframe>', providerName: 'Vimeo' } },
  ),
]
