import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { newsletter: type } = blockTypeCodes
const text = { en: { title: 'Salt & smoke', disclaimer: 'Once a month' }, fr: { submit: 'Oui' } }

export const fixtures: readonly Fixture[] = [
  {
    name: 'with a name, in the middle',
    block: createBlock(type, { data: { asksName: true, layout: 'stack', align: 'center' }, text }),
    html:
      '<div class="newsletter-form-wrapper newsletter-form-wrapper--layoutStack newsletter-form-wrapper--alignCenter">' +
      '<form class="newsletter-form" method="POST" action="" autocomplete="on" data-form-id="" aria-labelledby="newsletter-b1-title">' +
      '<header class="newsletter-form-header">' +
      '<h3 class="newsletter-form-header-title" id="newsletter-b1-title" lang="en" dir="ltr">Salt &amp; smoke</h3></header>' +
      '<div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields">' +
      '<fieldset class="newsletter-form-name-fieldset form-item fields name" id="name-yui_newsletter-b1">' +
      '<legend class="title">Name</legend><div class="parts"><div class="field first-name"><label class="caption">' +
      '<input class="field-element field-control" id="name-yui_newsletter-b1-0" name="name.0" data-title="First" type="text" autocomplete="given-name" maxlength="200" value="">' +
      '<span class="caption-text">First Name</span></label></div><div class="field last-name"><label class="caption">' +
      '<input class="field-element field-control" id="name-yui_newsletter-b1-1" name="name.1" data-title="Last" type="text" autocomplete="family-name" maxlength="200" value="">' +
      '<span class="caption-text">Last Name</span></label></div></div></fieldset>' +
      '<div class="newsletter-form-field-wrapper form-item field email required" id="email-yui_newsletter-b1">' +
      '<label class="newsletter-form-field-label title" for="email-yui_newsletter-b1-field">Email Address</label>' +
      '<input class="newsletter-form-field-element field-element" id="email-yui_newsletter-b1-field" name="email" type="email" autocomplete="email" spellcheck="false" required value=""></div></div>' +
      '<div class="newsletter-form-button-wrapper submit-wrapper">' +
      '<button class="newsletter-form-button sqs-system-button sqs-button-element--primary" type="submit">' +
      '<span class="newsletter-form-spinner" aria-hidden="true"></span><span class="newsletter-form-button-label">Oui</span>' +
      '<span class="newsletter-form-button-icon" aria-hidden="true"></span></button></div></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="newsletter-form-footnote" lang="en" dir="ltr"><p>Once a month</p></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p>' +
      '<p class="newsletter-form-confirm">To confirm your subscription, open the link in the email we sent you.</p></div></div>',
  },
  {
    name: 'as it is at first',
    block: createBlock(type),
    html:
      '<div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignLeft">' +
      '<form class="newsletter-form" method="POST" action="" autocomplete="on" data-form-id="">' +
      '<div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields">' +
      '<div class="newsletter-form-field-wrapper form-item field email required" id="email-yui_newsletter-b1">' +
      '<label class="newsletter-form-field-label title" for="email-yui_newsletter-b1-field">Email Address</label>' +
      '<input class="newsletter-form-field-element field-element" id="email-yui_newsletter-b1-field" name="email" type="email" autocomplete="email" spellcheck="false" required value=""></div></div>' +
      '<div class="newsletter-form-button-wrapper submit-wrapper">' +
      '<button class="newsletter-form-button sqs-system-button sqs-button-element--primary" type="submit">' +
      '<span class="newsletter-form-spinner" aria-hidden="true"></span>' +
      '<span class="newsletter-form-button-label">Sign Up</span>' +
      '<span class="newsletter-form-button-icon" aria-hidden="true"></span></button></div></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p>' +
      '<p class="newsletter-form-confirm">To confirm your subscription, open the link in the email we sent you.</p></div></div>',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { text },
    { layout: 'stack', align: 'right', asksName: true, captchaEnabled: true },
  ),
  ...createDataChanges(
    type,
    { data: { captchaEnabled: true } },
    { captchaTheme: 'dark', captchaAlignment: 'center' },
  ),
  ...createTextChanges(
    type,
    { text },
    {
      title: 'Lettre',
      description: createRichText('Du four.'),
      placeholder: 'x@y.fr',
      submit: 'Allez',
      message: createRichText('Merci.'),
      disclaimer: createRichText('Promis.'),
    },
  ),
]
