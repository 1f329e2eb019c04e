import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { donation: type } = blockTypeCodes
const amounts = [
  { id: 'a', minor: 1_000 },
  { id: 'b', minor: 2_550 },
]
const text = { en: { title: 'Salt & smoke' }, fr: { button: 'Donner', 'a.label': 'Du bois' } }

export const fixtures: readonly Fixture[] = [
  {
    name: 'with amounts and any other',
    block: createBlock(type, { data: { amounts }, text }),
    html:
      '<div class="donation-block donation-align-left"><form class="donation-form" method="post" action="" aria-labelledby="donation-b1-title">' +
      '<h3 class="donation-title" id="donation-b1-title" lang="en" dir="ltr">Salt &amp; smoke</h3>' +
      '<fieldset class="donation-choices"><legend class="donation-legend">Amount</legend><div class="donation-faces">' +
      '<label class="donation-choice"><input type="radio" name="amount" value="1000" required><span class="donation-choice-face"><span class="donation-choice-amount">10\u00a0$US</span><span class="donation-choice-label">Du bois</span></span></label>' +
      '<label class="donation-choice"><input type="radio" name="amount" value="2550" required><span class="donation-choice-face"><span class="donation-choice-amount">25,50\u00a0$US</span></span></label>' +
      '<label class="donation-choice donation-choice-other"><input type="radio" name="amount" value="other" required><span class="donation-choice-face"><span class="donation-choice-amount">Other amount</span></span></label></div></fieldset>' +
      '<div class="donation-other">' +
      '<label class="donation-legend" for="donation-b1-other">Other amount</label>' +
      '<span class="donation-money"><input class="field-element" id="donation-b1-other" name="otherAmount" type="text" inputmode="decimal" autocomplete="off" maxlength="30" value="" aria-describedby="donation-b1-other-hint"><span aria-hidden="true">$US</span></span><p class="donation-hint" id="donation-b1-other-hint">At least 1\u00a0$US</p></div>' +
      '<button class="donation-button sqs-block-button-element" type="submit">Donner</button></form></div>',
  },
  {
    name: 'of any amount',
    block: createBlock(type, { data: { leastMinor: 500, mostMinor: 5_000 } }),
    html:
      '<div class="donation-block donation-align-left"><form class="donation-form" method="post" action="">' +
      '<div class="donation-other donation-other-alone"><input type="hidden" name="amount" value="other">' +
      '<label class="donation-legend" for="donation-b1-other">Amount</label>' +
      '<span class="donation-money"><input class="field-element" id="donation-b1-other" name="otherAmount" type="text" inputmode="decimal" autocomplete="off" maxlength="30" required value="" aria-describedby="donation-b1-other-hint"><span aria-hidden="true">$US</span></span><p class="donation-hint" id="donation-b1-other-hint">Between 5\u00a0$US and 50\u00a0$US</p></div>' +
      '<button class="donation-button sqs-block-button-element" type="submit">Donate</button></form></div>',
  },
  {
    name: 'of one amount',
    block: createBlock(type, {
      data: { amounts: amounts.slice(0, 1), takesOther: false, align: 'center' },
    }),
    html:
      '<div class="donation-block donation-align-center"><form class="donation-form" method="post" action="">' +
      '<fieldset class="donation-choices"><legend class="donation-legend">Amount</legend><div class="donation-faces">' +
      '<label class="donation-choice"><input type="radio" name="amount" value="1000" required checked><span class="donation-choice-face"><span class="donation-choice-amount">10\u00a0$US</span></span></label></div></fieldset>' +
      '<button class="donation-button sqs-block-button-element" type="submit">Donate</button></form></div>',
  },
  {
    name: 'without an amount',
    block: createBlock(type, { data: { takesOther: false } }),
    html: '',
  },
]

const given = { data: { amounts, leastMinor: 200, mostMinor: 9_000 }, text }

export const changes: readonly Change[] = [
  ...createDataChanges(type, given, {
    amounts: amounts.slice(1),
    takesOther: false,
    leastMinor: 300,
    mostMinor: 8_000,
    align: 'right',
  }),
  ...createTextChanges(type, given, {
    title: 'Don',
    description: createRichText('Pour le four.'),
    button: 'Allez',
    'b.label': 'Un bol',
  }),
]
