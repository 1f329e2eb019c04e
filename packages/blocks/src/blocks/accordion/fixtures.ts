import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { accordion: type } = blockTypeCodes
const items = [{ id: 'one' }, { id: 'two' }, { id: 'empty' }]
const text = {
  en: { 'one.title': 'Is it safe?', 'one.description': createRichText('In ovens & sinks.') },
  fr: { 'two.title': 'Et "après" ?' },
}

export const fixtures: readonly Fixture[] = [
  {
    name: 'of questions, the first open',
    block: createBlock(type, { data: { items, opensFirst: true, oneAtATime: true }, text }),
    html:
      '<div class="accordion-items-container accordion-icon-plus accordion-icon-side-right accordion-dividers">' +
      '<details class="accordion-item" name="accordion-b1" open><summary class="accordion-item__title-wrapper">' +
      '<span class="accordion-item__title" lang="en" dir="ltr">Is it safe?</span><span class="accordion-item__icon" aria-hidden="true"></span>' +
      '</summary><div class="accordion-item__description" lang="en" dir="ltr"><p>In ovens &amp; sinks.</p></div></details>' +
      '<details class="accordion-item" name="accordion-b1"><summary class="accordion-item__title-wrapper">' +
      '<span class="accordion-item__title">Et &quot;après&quot; ?</span><span class="accordion-item__icon" aria-hidden="true"></span>' +
      '</summary></details></div>',
  },
  { name: 'without titles', block: createBlock(type, { data: { items } }), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { items }, text },
    {
      items: items.slice(0, 1),
      opensFirst: true,
      oneAtATime: true,
      iconSide: 'left',
      icon: 'arrow',
      hasDividers: false,
    },
  ),
  ...createTextChanges(
    type,
    { data: { items }, text },
    { 'one.title': 'Sûr ?', 'one.description': createRichText('Oui.') },
  ),
]
