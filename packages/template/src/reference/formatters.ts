import { commerceReference } from './commerce.ts'
import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'
import { localeReference } from './locale.ts'
import { imageReference } from './images.ts'
import { textReference } from './text.ts'

const core = [
  createEntry(
    'apply',
    'Runs a macro or partial with the value and returns its output.',
    [
      'name: the name of the macro or partial',
      'private?: the literal word; the macro or partial cannot read the scope around it',
      'key=value…?: texts that it reads as @args.key',
    ],
    '{.macro tag}<b class="{@args.kind}">{@}</b>{.end}{title|apply tag kind=new}',
    { title: 'Jar' },
  ),
  createEntry(
    'count',
    'Counts the entries of a list or object, or the characters of a text.',
    [],
    '{items|count}',
    {
      items: [1, 2, 3],
    },
  ),
  createEntry(
    'cycle',
    'Selects one of its arguments by a number that counts from 1 and starts over.',
    ['value…: the values to select from'],
    '{.repeated section items}<li class="{@index|cycle odd even}">{.end}',
    { items: [1, 2, 3] },
  ),
  createEntry(
    'find-first',
    'Returns the first element of a list, or the first with a value at a path.',
    [
      'lookup?: an object with the elements as keys; the path starts at its values',
      'path?: the path that must have a value',
    ],
    '{items|find-first sale|prop name}',
    { items: [{ name: 'jar' }, { name: 'bowl', sale: true }] },
  ),
  createEntry(
    'find-last',
    'Returns the last element of a list, or the last with a value at a path.',
    [
      'lookup?: an object with the elements as keys; the path starts at its values',
      'path?: the path that must have a value',
    ],
    '{items|find-last|prop name}',
    { items: [{ name: 'jar' }, { name: 'bowl' }] },
  ),
  createEntry(
    'format',
    'Fills the numbered placeholders of a text.',
    ['reference…: the values for {0}, {1}, …'],
    '{pattern|format name count}',
    { pattern: '{0} has {1} items', name: 'Ada', count: 3 },
  ),
  createEntry(
    'get',
    'Returns an entry of the value whose key is in the data.',
    ['reference…: the references to the keys'],
    '{colors|get chosen}',
    { colors: { a: 'ash', b: 'blue' }, chosen: 'b' },
  ),
  createEntry(
    'iter',
    'Returns the number of the current element, from 1.',
    [],
    '{.repeated section items}{@|iter}{.end}',
    {
      items: ['a', 'b'],
    },
  ),
  createEntry(
    'json',
    'Formats the value as JSON that is safe in a script, or in an attribute in single quotes.',
    [],
    '{@|json}',
    {
      title: '</script>',
    },
  ),
  createEntry('json-pretty', 'Formats the value as indented JSON.', [], '{@|json-pretty}', {
    title: 'Jar',
  }),
  createEntry(
    'key-by',
    'Converts a list to an object, keyed by a value of each element.',
    ['path: the path of the key in each element'],
    '{.var @byId items|key-by id}{@byId.b.name}',
    { items: [{ id: 'b', name: 'bowl' }] },
  ),
  createEntry(
    'lookup',
    'Returns the value at a reference that is itself in the data.',
    ['reference: the reference to the text of the other reference'],
    '{@|lookup field}',
    { field: 'title', title: 'Jar' },
  ),
  createEntry(
    'mod',
    'Returns the remainder of a division.',
    ['divisor?: a whole number; default 2'],
    '{n|mod 3}',
    {
      n: 7,
    },
  ),
  createEntry(
    'output',
    'Prints its arguments and ignores the value.',
    ['text…: the texts, joined with spaces'],
    '{@|output a b}',
    {},
  ),
  createEntry(
    'prop',
    'Returns the entry of the value at a path.',
    ['path…: keys and indexes, joined with dots'],
    '{items|prop 0.name}',
    { items: [{ name: 'jar' }] },
  ),
  createEntry('raw', 'Formats the value as JSON on one line, like json.', [], '{items|raw}', {
    items: [1, 'a'],
  }),
  createEntry('round', 'Rounds to the nearest whole number.', [], '{n|round}', { n: 2.5 }),
]

const content = [
  createEntry('AbsUrl', 'Returns the URL of a path on the site.', [], '{path|AbsUrl}', {
    path: 'jars',
    'base-url': 'https://example.com',
  }),
  createEntry('audio-player', 'Renders the element of an audio player.', [], '{@|audio-player}', {
    id: 'a1',
    structuredContent: { audioAssetUrl: '/song.mp3' },
  }),
  createEntry(
    'color-weight',
    'Returns light or dark for a hexadecimal color.',
    [],
    '{c|color-weight}',
    {
      c: '#ffe',
    },
  ),
  createEntry(
    'humanizeDuration',
    'Formats milliseconds as minutes and seconds.',
    [],
    '{ms|humanizeDuration}',
    {
      ms: 83_000,
    },
  ),
  createEntry(
    'item-classes',
    'Returns the CSS classes of an item.',
    [],
    '<li class="{@|item-classes}">',
    {
      recordTypeLabel: 'store-item',
      tags: ['Blue'],
    },
  ),
  createEntry(
    'website-color',
    'Formats a color object as hsl() or hsla().',
    [],
    '{c|website-color}',
    {
      c: { hue: 120, saturation: 0.5, lightness: 0.25 },
    },
  ),
]

const social = [
  createEntry(
    'activate-twitter-links',
    'Converts URLs, @names and #tags to links.',
    [],
    '{text|html|activate-twitter-links}',
    { text: '#tea by @ada' },
  ),
  createEntry('comment-count', 'Formats the number of comments as text.', [], '{@|comment-count}', {
    publicCommentCount: 2,
  }),
  createEntry('comment-link', 'Renders a link to the comments.', [], '{@|comment-link}', {
    id: 'a1',
    fullUrl: '/a',
    publicCommentCount: 1,
  }),
  createEntry('comments', 'Renders the element that shows the comments.', [], '{@|comments}', {
    id: 'a1',
    item: { id: 'a1', publicCommentCount: 0, commentState: 1 },
  }),
  createEntry(
    'google-calendar-url',
    'Returns a URL that adds an event to Google Calendar.',
    [],
    '{@|google-calendar-url}',
    {
      title: 'Opening',
      startDate: 1_517_400_000_000,
      endDate: 1_517_403_600_000,
    },
  ),
  createEntry('like-button', 'Renders a like button with its count.', [], '{@|like-button}', {
    id: 'a1',
    likeCount: 3,
    websiteSettings: { simpleLikingEnabled: true },
  }),
  createEntry('social-button', 'Renders share buttons for an item.', [], '{@|social-button}', {
    title: 'Jar',
    website: { shareButtonOptions: { 1: true } },
  }),
  createEntry(
    'social-button-inline',
    'Renders inline share buttons for an item.',
    [],
    '{@|social-button-inline}',
    {
      title: 'Jar',
      website: { shareButtonOptions: { 1: true } },
    },
  ),
  createEntry(
    'twitter-follow-button',
    'Renders a button to follow an account.',
    [],
    '{@|twitter-follow-button}',
    {
      userName: 'ada',
    },
  ),
]

/** The formatters of dialect `vitrine`. */
export const formatterReference: readonly Entry[] = [
  ...core,
  ...textReference,
  ...content,
  ...imageReference,
  ...commerceReference,
  ...localeReference,
  ...social,
]
