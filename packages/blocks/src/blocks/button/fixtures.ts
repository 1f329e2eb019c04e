import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { button: type } = blockTypeCodes
const text = { fr: { label: 'Voir' } }

export const fixtures: readonly Fixture[] = [
  {
    name: 'to another site',
    block: createBlock(type, {
      data: {
        link: { kind: 'url', url: 'https://example.com/?a=1&b=2', newWindow: true },
        size: 'large',
        align: 'center',
      },
      text,
    }),
    html:
      '<div class="sqs-block-button-container sqs-block-button-container--center" data-alignment="center" data-button-size="large">' +
      '<a class="sqs-block-button-element--large sqs-block-button-element" href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">Voir</a></div>',
  },
  {
    name: 'to nowhere',
    block: createBlock(type, { data: { link: { kind: 'document', id: assetId } }, text }),
    html:
      '<div class="sqs-block-button-container sqs-block-button-container--left" data-alignment="left" data-button-size="medium">' +
      '<a class="sqs-block-button-element--medium sqs-block-button-element">Voir</a></div>',
  },
  {
    name: 'of a second action',
    block: createBlock(type, { data: { emphasis: 'secondary' }, text }),
    html:
      '<div class="sqs-block-button-container sqs-block-button-container--left" data-alignment="left" data-button-size="medium" data-button-type="secondary">' +
      '<a class="sqs-block-button-element--medium sqs-block-button-element">Voir</a></div>',
  },
  { name: 'without a name', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { text },
    {
      link: { kind: 'url', url: '/contact' },
      size: 'small',
      align: 'right',
      emphasis: 'secondary',
    },
  ),
  ...createTextChanges(type, {}, { label: 'Voir' }),
]
