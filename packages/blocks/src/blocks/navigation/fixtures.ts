import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { navigation: type } = blockTypeCodes
const shop = '<a class="navigation-link" href="/fr/boutique" aria-current="page">Shop &amp; co</a>'
const about = '<a class="navigation-link" href="/fr/about">About</a>'

export const fixtures: readonly Fixture[] = [
  {
    name: 'of the main menu, with a folder',
    block: createBlock(type),
    html:
      '<nav class="navigation-block-nav navigation-layout-row navigation-align-left" aria-label="Pages of this site"><ul class="navigation-list" role="list">' +
      `<li class="navigation-item">${shop}</li><li class="navigation-item"><details class="navigation-details" name="navigation-b1">` +
      `<summary class="navigation-name">The pottery</summary><ul class="navigation-folder" role="list"><li class="navigation-item">${about}</li>` +
      '<li class="navigation-item"><a class="navigation-link" href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">Friends</a></li></ul></details></li></ul></nav>',
  },
  {
    name: 'with its name and the languages',
    block: createBlock(type, {
      data: {
        navigationId: 'footer',
        layout: 'column',
        align: 'center',
        folders: 'open',
        showsLabel: true,
        showsLanguages: true,
      },
      text: { fr: { label: 'Le "plan"' } },
    }),
    html:
      '<nav class="navigation-block-nav navigation-layout-column navigation-align-center" aria-label="Le &quot;plan&quot;"><p class="navigation-label">Le "plan"</p>' +
      `<ul class="navigation-list" role="list"><li class="navigation-item">${shop}</li></ul>` +
      '<ul class="navigation-languages" role="list" aria-label="Languages"><li><a class="navigation-link" href="/shop" hreflang="en" lang="en">English</a></li>' +
      '<li><a class="navigation-link" href="/fr/boutique" hreflang="fr" lang="fr" aria-current="true">Français</a></li></ul></nav>',
  },
  {
    name: 'of no menu',
    block: createBlock(type, { data: { navigationId: 'gone' } }),
    html: '',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { text: { fr: { label: 'Le plan' } } },
    {
      navigationId: 'footer',
      layout: 'column',
      align: 'right',
      folders: 'open',
      showsLabel: true,
      showsLanguages: true,
    },
  ),
  ...createDataChanges(type, {}, { align: 'center', folders: 'none' }),
  ...createTextChanges(type, {}, { label: 'Le plan' }),
]
