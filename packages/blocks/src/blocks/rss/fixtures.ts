import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { rss: type } = blockTypeCodes
const url = 'https://example.org/feed.xml?a=1&b=2'
const gone = 'https://www.gone.example/feed'
const first = (more: string) =>
  `<li class="rss-entry"><a class="rss-title" href="https://example.org/raku?a=1&amp;b=2">Raku &amp; rain</a>${more}</li>`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of a feed',
    block: createBlock(type, {
      data: { url, showsAuthor: true },
      text: { en: { heading: 'News' } },
    }),
    html:
      '<h3 class="rss-heading block-heading" lang="en" dir="ltr">News</h3><ul class="rss-list" role="list">' +
      first(
        '<time class="rss-date" datetime="2026-11-21">21 novembre 2026</time><span class="rss-author">Ada &lt;3</span>' +
          '<p class="rss-text">It "rained"</p>',
      ) +
      '<li class="rss-entry"><a class="rss-title" href="https://www.example.org/2">example.org</a></li></ul>',
  },
  {
    name: 'with titles alone',
    block: createBlock(type, { data: { url, limit: 1, showsDate: false, showsText: false } }),
    html: `<ul class="rss-list" role="list">${first('')}</ul>`,
  },
  {
    name: 'of which nothing could be read',
    block: createBlock(type, { data: { url: gone } }),
    html: `<p class="rss-more"><a href="${gone}" target="_blank" rel="noopener noreferrer">Read on gone.example</a></p>`,
  },
  { name: 'of no feed', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { url } },
    { limit: 1, showsDate: false, showsText: false, showsAuthor: true, newWindow: true, url: gone },
  ),
  ...createTextChanges(type, { data: { url } }, { heading: 'Nouvelles' }),
]
