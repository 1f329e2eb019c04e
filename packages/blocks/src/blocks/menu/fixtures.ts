import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { menu: type } = blockTypeCodes
const menus = [
  { id: 'day', sections: [{ id: 'first', items: [{ id: 'soup' }, { id: 'bread' }] }] },
  { id: 'night', sections: [] },
]
const text = {
  en: {
    'day.title': 'Day',
    'first.title': 'To begin',
    'soup.title': 'Soup & toast',
    'soup.price': '$9',
    'soup.description': 'Hot\nor cold',
  },
  fr: { 'night.title': 'Soir', 'night.description': 'Dès 19 h', 'bread.title': 'Pain' },
}

export const fixtures: readonly Fixture[] = [
  {
    name: 'of two menus',
    block: createBlock(type, { data: { menus, design: 'simple', columns: 2 }, text }),
    html:
      '<div class="menu-block menu-design-simple menu-columns-2"><nav class="menu-selector" aria-label="Menus"><ul role="list"><li>' +
      '<a href="#menu-b1-day">Day</a></li><li><a href="#menu-b1-night">Soir</a></li></ul></nav>' +
      '<section class="menu" id="menu-b1-day" aria-label="Day"><h3 class="menu-title block-heading" lang="en" dir="ltr">Day</h3><div class="menu-section">' +
      '<h4 class="menu-section-title block-heading" lang="en" dir="ltr">To begin</h4><ul class="menu-items" role="list"><li class="menu-item">' +
      '<div class="menu-item-head"><span class="menu-item-title" lang="en" dir="ltr">Soup &amp; toast</span>' +
      '<span class="menu-item-price" lang="en" dir="ltr">$9</span></div><p class="menu-item-description" lang="en" dir="ltr">Hot<br>or cold</p></li>' +
      '<li class="menu-item"><div class="menu-item-head"><span class="menu-item-title">Pain</span></div></li></ul></div></section>' +
      '<section class="menu" id="menu-b1-night" aria-label="Soir"><h3 class="menu-title block-heading">Soir</h3><p class="menu-description">Dès 19 h' +
      '</p></section></div>',
  },
  { name: 'without a menu', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { menus }, text },
    { menus: [], design: 'simple', columns: 3 },
  ),
  ...createTextChanges(
    type,
    { data: { menus }, text },
    {
      'day.title': 'Jour',
      'day.description': 'Jusqu’à 18 h',
      'first.description': 'Froid',
      'soup.price': '9 €',
      'soup.description': 'Chaude',
    },
  ),
]
