import type { Entry } from './entry.ts'
import { entry } from './entry.ts'

const jar = {
  id: 'a1',
  title: 'A jar',
  assetUrl: '/jar.jpg',
  originalSize: '1200x800',
  systemDataVariants: '1200x800,100w,300w,500w,750w,1000w',
  mediaFocalPoint: { x: 0.5, y: 0.4 },
  colorData: { topLeftAverage: 'aabbcc', centerAverage: '112233' },
}

export const pictureReference: readonly Entry[] = [
  entry(
    'image',
    'A lazy picture, with one for pages without scripts.',
    ['class?: its CSS class; thumb-image'],
    '{@|image}',
    jar,
  ),
  entry(
    'image-meta',
    'The attributes a lazy picture is loaded by.',
    [],
    '<img {@|image-meta}>',
    jar,
  ),
  entry(
    'child-image-meta',
    'The same for one of the items.',
    ['index?: which; 0'],
    '<img {@|child-image-meta}>',
    { items: [jar] },
  ),
  entry('cover-image-meta', 'The same for the cover picture.', [], '<img {@|cover-image-meta}>', {
    coverImage: jar,
  }),
  entry(
    'image-srcset',
    'A srcset of the widths that are stored.',
    [],
    '<img{@|image-srcset}>',
    jar,
  ),
  entry(
    'image-color',
    'Average colours of a picture.',
    [
      'position?: topLeft, topRight, bottomLeft, bottomRight or center',
      'property?: a CSS property',
    ],
    '{@|image-color topLeft background-color}',
    jar,
  ),
  entry(
    'image-component',
    'A responsive picture: srcset, sizes, priority; wrong properties are told in a comment.',
    [
      'src=?: its URL; from the value’s src or assetUrl where left out',
      'width=?: in pixels, whole and positive; from originalSize where left out',
      'height=?: in pixels, whole and positive; from originalSize where left out',
      'alt=: required; empty for decoration',
      'sizes=: how wide it is shown, in the words of HTML; required with loader sqs',
      'priority=?: high, low or none',
      'loader=?: sqs, which knows widths, or raw',
      'srcset=?: only with loader raw',
      'class=?: its CSS class',
      'style=?: its CSS',
    ],
    '{@|image-component;alt=A jar;sizes=50vw;priority=high}',
    jar,
  ),
  entry('width', 'The width in a size like 1200x800.', [], '{originalSize|width}', jar),
  entry('height', 'The height in a size like 1200x800.', [], '{originalSize|height}', jar),
  entry(
    'resizedHeightForWidth',
    'The height that goes with a width.',
    ['width: in pixels'],
    '{originalSize|resizedHeightForWidth 600}',
    jar,
  ),
  entry(
    'resizedWidthForHeight',
    'The width that goes with a height.',
    ['height: in pixels'],
    '{originalSize|resizedWidthForHeight 400}',
    jar,
  ),
  entry(
    'squarespaceThumbnailForWidth',
    'The smallest stored width that covers a width.',
    ['width: in pixels'],
    '{originalSize|squarespaceThumbnailForWidth 600}',
    jar,
  ),
  entry(
    'squarespaceThumbnailForHeight',
    'The smallest stored width that covers a height.',
    ['height: in pixels'],
    '{originalSize|squarespaceThumbnailForHeight 400}',
    jar,
  ),
  entry(
    'video',
    'The frame of an embedded video.',
    ['load-false?: not loaded by itself', 'color-data?: with the average colours'],
    '{@|video load-false}',
    { oembed: { html: '<iframe></iframe>', providerName: 'Vimeo' } },
  ),
]
