import { blockTypeCodes } from '@vitrine/model'
import { type Change, type Fixture, createBlock, createTextChanges } from '../../fixture/fixture.ts'

const { search: type } = blockTypeCodes
const form =
  '<form class="sqs-search-ui-text-input sqs-search-ui-button-wrapper" role="search" method="get" action="/search">'

export const fixtures: readonly Fixture[] = [
  {
    name: 'says what is asked for',
    block: createBlock(type, { text: { en: { placeholder: 'Find "it"' } } }),
    html: `${form}<input class="search-input" type="search" name="q" autocomplete="off" placeholder="Find &quot;it&quot;" aria-label="Find &quot;it&quot;" lang="en"></form>`,
  },
  {
    name: 'is named without a text too',
    block: createBlock(type),
    html: `${form}<input class="search-input" type="search" name="q" autocomplete="off" placeholder="Search" aria-label="Search"></form>`,
  },
]

export const changes: readonly Change[] = createTextChanges(type, {}, { placeholder: 'Chercher' })
