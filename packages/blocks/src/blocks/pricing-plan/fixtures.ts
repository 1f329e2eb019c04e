import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  otherAssetId,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { 'pricing-plan': type } = blockTypeCodes
const link = { kind: 'url', url: '/contact' } as const
const press = 'class="pricing-plan-button sqs-block-button-element"'
const list = (classes: string, plans: string) =>
  `<ul class="pricing-plans ${classes}" role="list">${plans}</ul>`
const usual = 'pricing-plans-design-card pricing-plans-align-left pricing-plans-mark-check'
const members = (area: number, plan: string) =>
  `<div class="pricing-plan-action" data-for="members" hidden><p class="pricing-plan-notice">You are a member.</p><a class="pricing-plan-enter" href="/fr/account/areas/${area}" aria-describedby="plan-b1-${plan}">Go to member pages</a></div>`
const heading = (plan: string, words: string) =>
  `<h3 class="pricing-plan-name block-heading" id="plan-b1-${plan}">${words}</h3>`

export const fixtures: readonly Fixture[] = [
  {
    name: 'that sell, let in and lead on',
    block: createBlock(type, {
      data: {
        plans: [
          { id: 'p1', memberAreaId: otherAssetId, isHighlighted: true },
          { id: 'p2', memberAreaId: collectionId },
          { id: 'p3', link },
        ],
      },
      text: {
        en: { 'p1.badge': 'Best "value"' },
        fr: {
          'p1.name': 'Cours & plus',
          'p1.description': 'Pour\ntous',
          'p1.price': '1 $',
          'p1.period': 'une fois',
          'p1.perks': 'Films\n\n Fiches <b>',
          'p1.button': 'Acheter',
          'p2.name': 'Amis',
          'p3.name': 'Sur mesure',
          'p3.period': 'sur devis',
        },
      },
    }),
    html: list(
      usual,
      '<li class="pricing-plan is-highlighted" data-member-area-id="0192f0c0-0000-7000-8000-000000000003">' +
        `<p class="pricing-plan-badge" lang="en" dir="ltr">Best "value"</p>${heading('p1', 'Cours &amp; plus')}` +
        '<p class="pricing-plan-description">Pour<br>tous</p>' +
        '<p class="pricing-plan-cost"><span class="pricing-plan-price">49,00 $US</span> <span class="pricing-plan-period">une fois</span></p>' +
        '<ul class="pricing-plan-perks" role="list"><li>Films</li><li>Fiches &lt;b&gt;</li></ul>' +
        '<div class="pricing-plan-action" data-for="visitors"><form method="post" action="/fr/cart/entries"><input type="hidden" name="itemId" value="p&amp;1">' +
        `<button ${press} type="submit" aria-describedby="plan-b1-p1">Acheter</button></form></div>${members(3, 'p1')}</li>` +
        `<li class="pricing-plan" data-member-area-id="0192f0c0-0000-7000-8000-000000000002">${heading('p2', 'Amis')}` +
        '<p class="pricing-plan-cost"><span class="pricing-plan-price">Free to join</span> </p>' +
        '<div class="pricing-plan-action" data-for="visitors"><form method="post" action="/fr/account/areas/1/join"><input type="hidden" name="next" value="/fr/account/areas/1">' +
        `<button ${press} type="submit" aria-describedby="plan-b1-p2">Join</button></form></div>${members(1, 'p2')}</li>` +
        `<li class="pricing-plan">${heading('p3', 'Sur mesure')}<p class="pricing-plan-cost"><span class="pricing-plan-period">sur devis</span></p>` +
        `<div class="pricing-plan-action" data-for="visitors"><a ${press} href="/contact" aria-describedby="plan-b1-p3">Choose</a></div></li>`,
    ),
  },
  {
    name: 'to which members are invited, and one whose area is gone',
    block: createBlock(type, {
      data: {
        plans: [
          { id: 'p1', memberAreaId: assetId },
          { id: 'p2', memberAreaId: '0192f0c0-0000-7000-8000-00000000000f' },
          { id: 'p3', link },
        ],
        design: 'plain',
        align: 'center',
        mark: 'none',
      },
      text: { fr: { 'p1.name': 'Équipe', 'p2.name': 'Passé', 'p2.price': '3 €' } },
    }),
    html: list(
      'pricing-plans-design-plain pricing-plans-align-center pricing-plans-mark-none',
      `<li class="pricing-plan" data-member-area-id="0192f0c0-0000-7000-8000-000000000001">${heading('p1', 'Équipe')}` +
        `<div class="pricing-plan-action" data-for="visitors"><p class="pricing-plan-notice">By invitation only.</p></div>${members(2, 'p1')}</li>` +
        `<li class="pricing-plan">${heading('p2', 'Passé')}<p class="pricing-plan-cost"><span class="pricing-plan-price">3 €</span> </p>` +
        '<div class="pricing-plan-action" data-for="visitors"></div></li>',
    ),
  },
  { name: 'without any', block: createBlock(type), html: '' },
]

const plans = [{ id: 'p1', link }]
const given = { data: { plans }, text: { fr: { 'p1.name': 'Un' } } }

export const changes: readonly Change[] = [
  ...createDataChanges(type, given, { design: 'plain', align: 'center', mark: 'dot' }),
  ...createDataChanges(type, given, { plans: [{ id: 'p1', link, isHighlighted: true }] }),
  ...createDataChanges(type, given, { plans: [{ id: 'p1', memberAreaId: otherAssetId }] }),
  ...createDataChanges(type, given, { plans: [{ id: 'p1', memberAreaId: collectionId }] }),
  ...createTextChanges(type, given, {
    'p1.name': 'Deux',
    'p1.description': 'Pour tous',
    'p1.badge': 'Préféré',
    'p1.price': '3 €',
    'p1.period': 'une fois',
    'p1.perks': 'Films',
    'p1.button': 'Choisir',
  }),
]
