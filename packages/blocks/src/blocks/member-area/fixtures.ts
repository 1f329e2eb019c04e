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

const { 'member-area': type } = blockTypeCodes
const data = { memberAreaId: collectionId }
const button = 'class="sqs-block-button-element--small sqs-block-button-element"'

export const fixtures: readonly Fixture[] = [
  {
    name: 'that is free to join',
    block: createBlock(type, {
      data: { memberAreaId: collectionId, design: 'card', align: 'center' },
      text: { en: { join: 'Come in & stay' }, fr: { description: 'Des "cours"' } },
    }),
    html:
      '<div class="member-area member-area-design-card member-area-align-center"><h3 class="member-area-title block-heading">Friends &amp; co</h3>' +
      '<p class="member-area-description">Des "cours"</p><div class="member-area-actions" data-for="visitors">' +
      `<a ${button} href="/fr/account/register" lang="en" dir="ltr">Come in &amp; stay</a><a class="member-area-link" href="/fr/account/login?next=%2Ffr%2Faccount%2Fareas%2F1">Sign in</a></div>` +
      `<p class="member-area-actions" data-for="members" hidden><a ${button} href="/fr/account/areas/1">Go to member pages</a><a class="member-area-link" href="/fr/account">Your account</a></p></div>`,
  },
  {
    name: 'to which members are invited',
    block: createBlock(type, { data: { memberAreaId: assetId, showsManage: false } }),
    html:
      '<div class="member-area member-area-design-plain member-area-align-left"><h3 class="member-area-title block-heading">The team</h3><p class="member-area-notice">By invitation only.</p>' +
      '<div class="member-area-actions" data-for="visitors"><a class="member-area-link" href="/fr/account/login?next=%2Ffr%2Faccount%2Fareas%2F2">Sign in</a></div>' +
      `<p class="member-area-actions" data-for="members" hidden><a ${button} href="/fr/account/areas/2">Go to member pages</a></p></div>`,
  },
  {
    name: 'that is sold',
    block: createBlock(type, { data: { memberAreaId: otherAssetId, showsManage: false } }),
    html:
      '<div class="member-area member-area-design-plain member-area-align-left"><h3 class="member-area-title block-heading">Lessons</h3><p class="member-area-description">All of them</p>' +
      '<div class="member-area-actions" data-for="visitors"><form class="member-area-offer" method="post" action="/fr/cart/entries"><input type="hidden" name="itemId" value="p&amp;1"><span class="member-area-price">49,00 $US</span>' +
      '<button class="sqs-block-button-element--small sqs-block-button-element" type="submit">Buy access</button></form><a class="member-area-link" href="/fr/account/login?next=%2Ffr%2Faccount%2Fareas%2F3">Sign in</a></div>' +
      `<p class="member-area-actions" data-for="members" hidden><a ${button} href="/fr/account/areas/3">Go to member pages</a></p></div>`,
  },
  {
    name: 'of accounts alone',
    block: createBlock(type, { text: { fr: { title: 'Votre compte' } } }),
    html:
      '<div class="member-area member-area-design-plain member-area-align-left"><h3 class="member-area-title block-heading">Votre compte</h3>' +
      `<div class="member-area-actions" data-for="visitors"><a ${button} href="/fr/account/register">Join</a><a class="member-area-link" href="/fr/account/login">Sign in</a></div>` +
      '<p class="member-area-actions" data-for="members" hidden><a class="member-area-link" href="/fr/account">Your account</a></p></div>',
  },
  {
    name: 'that is gone',
    block: createBlock(type, { data: { memberAreaId: '0192f0c0-0000-7000-8000-00000000000f' } }),
    html: '',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    {
      memberAreaId: assetId,
      design: 'card',
      align: 'right',
      showsTitle: false,
      showsDescription: false,
      showsManage: false,
    },
  ),
  ...createDataChanges(type, { data }, { align: 'center' }),
  ...createTextChanges(
    type,
    { data },
    {
      title: 'Amis',
      description: 'Entre nous',
      join: 'Entrer',
      enter: 'Y aller',
      signIn: 'Se connecter',
      manage: 'Mon compte',
    },
  ),
]
