import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { 'social-account-links-v2': type } = blockTypeCodes
const links = [
  { id: 'one', url: 'https://www.youtube.com/@kiln' },
  { id: 'two', url: 'https://social.example.com/@"kiln"' },
]

export const fixtures: readonly Fixture[] = [
  {
    name: 'of the site',
    block: createBlock(type),
    html:
      '<div class="sqs-svg-icon--outer social-icons-size-medium social-icon-alignment-left social-icons-style-plain">' +
      '<ul class="sqs-svg-icon--list" role="list"><li>' +
      '<a class="sqs-svg-icon--wrapper" href="https://www.instagram.com/kiln" target="_blank" rel="noopener me">' +
      '<svg class="sqs-svg-icon--social" viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
      '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/></svg>' +
      '<span class="v6-visually-hidden">Instagram</span></a></li><li><a class="sqs-svg-icon--wrapper" href="mailto:kiln@example.com">' +
      '<svg class="sqs-svg-icon--social" viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
      '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 7 9 6 9-6"/></svg><span class="v6-visually-hidden">Mail</span></a>' +
      '</li></ul></div>',
  },
  {
    name: 'of its own, with their names',
    block: createBlock(type, {
      data: { links, showsNames: true, size: 'large', shape: 'round', align: 'center' },
      text: { en: { 'two.name': 'Fire & clay' } },
    }),
    html:
      '<div class="sqs-svg-icon--outer social-icons-size-large social-icon-alignment-center social-icons-style-round">' +
      '<ul class="sqs-svg-icon--list" role="list"><li>' +
      '<a class="sqs-svg-icon--wrapper" href="https://www.youtube.com/@kiln" target="_blank" rel="noopener me">' +
      '<svg class="sqs-svg-icon--social" viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
      '<rect x="2.5" y="5.5" width="19" height="13" rx="3.5"/><path d="m10 9 5 3-5 3z"/></svg><span class="social-icon-name">YouTube' +
      '</span></a></li><li>' +
      '<a class="sqs-svg-icon--wrapper" href="https://social.example.com/@&quot;kiln&quot;" target="_blank" rel="noopener me">' +
      '<svg class="sqs-svg-icon--social" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9"/>' +
      '<path d="M12 3a13 13 0 0 0 0 18 13 13 0 0 0 0-18"/><path d="M3 12h18"/></svg><span class="social-icon-name">Fire &amp; clay</span>' +
      '</a></li></ul></div>',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    {},
    { links, size: 'small', align: 'right', shape: 'square', showsNames: true },
  ),
  ...createDataChanges(type, {}, { align: 'center', shape: 'round', size: 'large' }),
  ...createTextChanges(type, { data: { links } }, { 'one.name': 'Nos films' }),
]
