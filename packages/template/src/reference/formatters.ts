import { commerceReference } from './commerce.ts'
import type { Entry } from './entry.ts'
import { entry } from './entry.ts'
import { localeReference } from './locale.ts'
import { pictureReference } from './pictures.ts'

const core = [
  entry(
    'apply',
    'Runs a macro or partial with the value and gives what it writes.',
    [
      'name: of the macro or partial',
      'private?: this very word; it sees nothing of the scope around it',
      'key=value…?: texts that it sees as @args.key',
    ],
    '{.macro tag}<b class="{@args.kind}">{@}</b>{.end}{title|apply tag kind=new}',
    { title: 'Jar' },
  ),
  entry('count', 'How many entries a list, object or text has.', [], '{items|count}', {
    items: [1, 2, 3],
  }),
  entry(
    'cycle',
    'One of its arguments after the other, by a number that counts from 1.',
    ['value…: to choose from'],
    '{.repeated section items}<li class="{@index|cycle odd even}">{.end}',
    { items: [1, 2, 3] },
  ),
  entry(
    'find-first',
    'The first element of a list, or the first for which a path is not empty.',
    [
      'lookup?: an object in which the elements are keys of what the path is followed in',
      'path?: what must not be empty',
    ],
    '{items|find-first sale|prop name}',
    { items: [{ name: 'jar' }, { name: 'bowl', sale: true }] },
  ),
  entry(
    'find-last',
    'The last element of a list, or the last for which a path is not empty.',
    [
      'lookup?: an object in which the elements are keys of what the path is followed in',
      'path?: what must not be empty',
    ],
    '{items|find-last|prop name}',
    { items: [{ name: 'jar' }, { name: 'bowl' }] },
  ),
  entry(
    'format',
    'Fills the numbered gaps of a text.',
    ['reference…: what goes into {0}, {1}, …'],
    '{pattern|format name count}',
    { pattern: '{0} has {1} items', name: 'Ada', count: 3 },
  ),
  entry(
    'get',
    'An entry of the value under a key that the data name.',
    ['reference…: where the keys are'],
    '{colours|get chosen}',
    { colours: { a: 'ash', b: 'blue' }, chosen: 'b' },
  ),
  entry(
    'iter',
    'The number of the element being repeated, from 1.',
    [],
    '{.repeated section items}{@|iter}{.end}',
    {
      items: ['a', 'b'],
    },
  ),
  entry(
    'json',
    'The value as JSON that may stand in a script, or in an attribute in single quotes.',
    [],
    '{@|json}',
    {
      title: '</script>',
    },
  ),
  entry('json-pretty', 'The value as JSON, indented.', [], '{@|json-pretty}', { title: 'Jar' }),
  entry(
    'key-by',
    'A list as an object, keyed by a value of each element.',
    ['path: where the key is in an element'],
    '{.var @byId items|key-by id}{@byId.b.name}',
    { items: [{ id: 'b', name: 'bowl' }] },
  ),
  entry(
    'lookup',
    'The value at the reference that another value spells.',
    ['reference: where the spelling is'],
    '{@|lookup field}',
    { field: 'title', title: 'Jar' },
  ),
  entry('mod', 'The remainder of a division.', ['divisor?: a whole number; 2'], '{n|mod 3}', {
    n: 7,
  }),
  entry(
    'output',
    'Its arguments, whatever the value is.',
    ['text…: joined with spaces'],
    '{@|output a b}',
    {},
  ),
  entry(
    'prop',
    'An entry of the value, by a path.',
    ['path…: keys and indexes joined with dots'],
    '{items|prop 0.name}',
    { items: [{ name: 'jar' }] },
  ),
  entry('raw', 'The value as JSON on one line, as json writes it.', [], '{items|raw}', {
    items: [1, 'a'],
  }),
  entry('round', 'The nearest whole number.', [], '{n|round}', { n: 2.5 }),
]

const text = [
  entry('capitalize', 'Capital letters.', [], '{title|capitalize}', { title: 'jar' }),
  entry('encode-space', 'White space that does not break.', [], '{title|encode-space}', {
    title: 'tea pot',
  }),
  entry('encode-uri', 'A URL with what it may not hold encoded.', [], '{url|encode-uri}', {
    url: '/tea pots?a=é',
  }),
  entry(
    'encode-uri-component',
    'A text as it stands inside a URL.',
    [],
    '{q|encode-uri-component}',
    { q: 'tea & cake' },
  ),
  entry('html', 'Escaped for text in HTML.', [], '{title|html}', { title: 'Tea & <cake>' }),
  entry(
    'htmlattr',
    'Escaped for an attribute in double quotes.',
    [],
    '<i title="{title|htmlattr}">',
    {
      title: '"Tea" & cake',
    },
  ),
  entry(
    'htmltag',
    'Escaped for an attribute in double quotes.',
    [],
    '<i title="{title|htmltag}">',
    {
      title: '"Tea" & cake',
    },
  ),
  entry('line-breaks', 'Line breaks as <br/>.', [], '{text|html|line-breaks}', { text: 'a\nb' }),
  entry(
    'pluralize',
    'One word for 1, another for all other numbers.',
    ['singular or plural?: one argument is the plural; s', 'plural?: the second of two'],
    '{n} {n|pluralize jar jars}',
    { n: 2 },
  ),
  entry('safe', 'Without anything that looks like a tag.', [], '{title|safe}', {
    title: '<b>Jar</b>',
  }),
  entry('slugify', 'As it stands in a URL: small letters and hyphens.', [], '{title|slugify}', {
    title: 'Tea Pots, large',
  }),
  entry('smartypants', 'Curly quotes and long dashes.', [], '{title|smartypants}', {
    title: '"Tea" -- it\'s good',
  }),
  entry('str', 'A number or truth value as text.', [], '{n|str}', { n: 5 }),
  entry(
    'truncate',
    'Cuts a text that is too long, after a word.',
    ['limit?: how many characters may stand; 100', 'ellipsis?: what is put where it was cut; ...'],
    '{title|truncate 8 …}',
    { title: 'A jar of tea' },
  ),
  entry('url-encode', 'A text as it stands inside a URL.', [], '{title|url-encode}', {
    title: 'tea & cake',
  }),
]

const content = [
  entry('AbsUrl', 'A path below the site’s base URL.', [], '{path|AbsUrl}', {
    path: 'jars',
    'base-url': 'https://example.com',
  }),
  entry('audio-player', 'The element of an audio player.', [], '{@|audio-player}', {
    id: 'a1',
    structuredContent: { audioAssetUrl: '/song.mp3' },
  }),
  entry('color-weight', 'Whether a hexadecimal colour is light or dark.', [], '{c|color-weight}', {
    c: '#ffe',
  }),
  entry('humanizeDuration', 'Milliseconds as minutes and seconds.', [], '{ms|humanizeDuration}', {
    ms: 83_000,
  }),
  entry('item-classes', 'The CSS classes of an item.', [], '<li class="{@|item-classes}">', {
    recordTypeLabel: 'store-item',
    tags: ['Blue'],
  }),
  entry('website-color', 'A colour object as hsl() or hsla().', [], '{c|website-color}', {
    c: { hue: 120, saturation: 0.5, lightness: 0.25 },
  }),
]

const social = [
  entry(
    'activate-twitter-links',
    'Links for URLs, @names and #tags.',
    [],
    '{text|html|activate-twitter-links}',
    { text: '#tea by @ada' },
  ),
  entry('comment-count', 'How many comments there are, in words.', [], '{@|comment-count}', {
    publicCommentCount: 2,
  }),
  entry('comment-link', 'A link to the comments.', [], '{@|comment-link}', {
    id: 'a1',
    fullUrl: '/a',
    publicCommentCount: 1,
  }),
  entry('comments', 'The element the comments are drawn in.', [], '{@|comments}', {
    id: 'a1',
    item: { id: 'a1', publicCommentCount: 0, commentState: 1 },
  }),
  entry(
    'google-calendar-url',
    'A URL that adds an event to a calendar.',
    [],
    '{@|google-calendar-url}',
    {
      title: 'Opening',
      startDate: 1_517_400_000_000,
      endDate: 1_517_403_600_000,
    },
  ),
  entry('like-button', 'A heart with a number.', [], '{@|like-button}', {
    id: 'a1',
    likeCount: 3,
    websiteSettings: { simpleLikingEnabled: true },
  }),
  entry('social-button', 'Buttons that share an item.', [], '{@|social-button}', {
    title: 'Jar',
    website: { shareButtonOptions: { 1: true } },
  }),
  entry('social-button-inline', 'The same, inside a line.', [], '{@|social-button-inline}', {
    title: 'Jar',
    website: { shareButtonOptions: { 1: true } },
  }),
  entry(
    'twitter-follow-button',
    'A button that follows an account.',
    [],
    '{@|twitter-follow-button}',
    {
      userName: 'ada',
    },
  ),
]

/** Every formatter of dialect `vitrine`. */
export const formatterReference: readonly Entry[] = [
  ...core,
  ...text,
  ...content,
  ...pictureReference,
  ...commerceReference,
  ...localeReference,
  ...social,
]
