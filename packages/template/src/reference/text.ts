import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'

/** The formatters of texts. */
export const textReference: readonly Entry[] = [
  createEntry('capitalize', 'Converts a text to upper case.', [], '{title|capitalize}', {
    title: 'jar',
  }),
  createEntry(
    'encode-space',
    'Replaces white space with non-breaking spaces.',
    [],
    '{title|encode-space}',
    {
      title: 'tea pot',
    },
  ),
  createEntry(
    'encode-uri',
    'Encodes the characters that a URL cannot contain.',
    [],
    '{url|encode-uri}',
    {
      url: '/tea pots?a=é',
    },
  ),
  createEntry(
    'encode-uri-component',
    'Encodes a text for use inside a URL.',
    [],
    '{q|encode-uri-component}',
    { q: 'tea & cake' },
  ),
  createEntry('html', 'Escapes a text for HTML.', [], '{title|html}', { title: 'Tea & <cake>' }),
  createEntry(
    'htmlattr',
    'Escapes a text for an attribute in quotes.',
    [],
    '<i title="{title|htmlattr}">',
    {
      title: '"Tea" & cake',
    },
  ),
  createEntry(
    'htmltag',
    'Escapes a text for an attribute in quotes.',
    [],
    '<i title="{title|htmltag}">',
    {
      title: '"Tea" & cake',
    },
  ),
  createEntry('line-breaks', 'Replaces line breaks with <br/>.', [], '{text|html|line-breaks}', {
    text: 'a\nb',
  }),
  createEntry(
    'pluralize',
    'Selects the singular for 1, the plural for all other numbers.',
    [
      'singular or plural?: the plural if it is the only argument; default s',
      'plural?: the plural if there are two arguments',
    ],
    '{n} {n|pluralize jar jars}',
    { n: 2 },
  ),
  createEntry('safe', 'Removes everything that looks like a tag.', [], '{title|safe}', {
    title: '<b>Jar</b>',
  }),
  createEntry(
    'slugify',
    'Converts a text to lower-case letters and hyphens for a URL.',
    [],
    '{title|slugify}',
    {
      title: 'Tea Pots, large',
    },
  ),
  createEntry(
    'smartypants',
    'Converts quotes to curly quotes, and two hyphens to a dash.',
    [],
    '{title|smartypants}',
    {
      title: '"Tea" -- it\'s good',
    },
  ),
  createEntry('str', 'Converts a number or boolean to text.', [], '{n|str}', { n: 5 }),
  createEntry(
    'truncate',
    'Shortens a long text after a word.',
    [
      'limit?: the maximum number of characters; default 100',
      'ellipsis?: the text at the end of a shortened text; default ...',
    ],
    '{title|truncate 8 …}',
    { title: 'A jar of tea' },
  ),
  createEntry('url-encode', 'Encodes a text for use inside a URL.', [], '{title|url-encode}', {
    title: 'tea & cake',
  }),
]
