import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { form: type } = blockTypeCodes
const contact = {
  name: 'Contact',
  fields: [
    { id: 'who', type: 'name', required: true },
    { id: 'mail', type: 'email', required: true },
    { id: 'words', type: 'textarea', maxLength: 500 },
  ],
}
const contactText = {
  en: { 'mail.title': 'Your "mail"', 'mail.placeholder': 'a@b.com' },
  fr: {
    title: 'Écrivez-nous',
    submit: 'Envoyer',
    'who.title': 'Nom',
    'words.title': 'Message',
    'words.description': 'Dites <tout>\nou rien',
  },
}
const choices = {
  fields: [
    { id: 'about', type: 'section', underline: true },
    { id: 'glaze', type: 'checkbox', options: [{ id: 'red' }, { id: 'blue' }] },
    { id: 'size', type: 'radio', required: true, options: [{ id: 'small' }] },
    { id: 'from', type: 'select', required: true, options: [{ id: 'shop' }], shownFor: 'red' },
    { id: 'view', type: 'likert', options: [{ id: 'fair' }] },
    { id: 'price', type: 'currency', currencySymbol: '£' },
    { id: 'proof', type: 'file', accepts: 'documents', multiple: true, maxMegabytes: 5 },
    { id: 'campaign', type: 'hidden', key: 'utm', value: 'n"one' },
  ],
  align: 'center',
  successRedirect: { kind: 'document', id: collectionId },
}
const choicesText = {
  en: { 'red.option': 'Red & hot' },
  fr: {
    'about.title': 'Votre pot',
    'about.description': 'En bref',
    'glaze.title': 'Émail',
    'blue.option': 'Bleu',
    'fair.option': 'Juste ?',
    'proof.title': 'Justificatif',
  },
}
const steps = {
  fields: [
    { id: 'handle', type: 'twitter' },
    { id: 'wishes', type: 'section', startsStep: true },
    { id: 'more', type: 'textarea' },
  ],
}
const stepsText = { fr: { 'wishes.title': 'Vos souhaits', 'wishes.description': 'En bref' } }
const parts = {
  fields: [
    { id: 'when', type: 'date' },
    { id: 'at', type: 'time' },
    { id: 'call', type: 'phone' },
  ],
}
export const fixtures: readonly Fixture[] = [
  {
    name: 'of lines and a text',
    block: createBlock(type, { data: contact, text: contactText }),
    html:
      '<div class="form-wrapper"><div class="form-inner-wrapper">' +
      '<form method="POST" action="" autocomplete="on" data-form-id="" data-success-redirect="" aria-labelledby="form-b1-title">' +
      '<h3 class="form-title" id="form-b1-title">Écrivez-nous</h3><div class="field-list clear">' +
      '<fieldset class="form-item fields name required" id="name-yui_who"><legend class="title"><span>Nom</span> ' +
      '<span class="required">*</span></legend><div class="parts"><div class="field first-name"><label class="caption">' +
      '<input class="field-element field-control" id="name-yui_who-0" name="who.0" data-title="First" type="text" autocomplete="given-name" maxlength="200" value="">' +
      '<span class="caption-text">First Name</span></label></div><div class="field last-name"><label class="caption">' +
      '<input class="field-element field-control" id="name-yui_who-1" name="who.1" data-title="Last" type="text" autocomplete="family-name" maxlength="200" value="">' +
      '<span class="caption-text">Last Name</span></label></div></div></fieldset>' +
      '<div class="form-item field email required" id="email-yui_mail"><label class="title" for="email-yui_mail-field">' +
      '<span lang="en" dir="ltr">Your &quot;mail&quot;</span> <span class="required" aria-hidden="true">*</span></label>' +
      '<input class="field-element" id="email-yui_mail-field" name="mail" type="email" autocomplete="email" spellcheck="false" placeholder="a@b.com" value="" required></div>' +
      '<div class="form-item field textarea" id="textarea-yui_words"><label class="title" for="textarea-yui_words-field">' +
      '<span>Message</span></label><div class="description" id="textarea-yui_words-description">Dites &lt;tout&gt;' +
      '<br>ou rien</div>' +
      '<textarea class="field-element" id="textarea-yui_words-field" name="words" rows="5" data-max-length="500" aria-describedby="textarea-yui_words-description">\n</textarea></div></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="form-button-wrapper form-button-wrapper--align-left">' +
      '<input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="Envoyer"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p></div></div></div>',
  },
  {
    name: 'with choices, a survey and a hidden field',
    block: createBlock(type, { data: choices, text: choicesText }),
    html:
      '<div class="form-wrapper"><div class="form-inner-wrapper">' +
      '<form method="POST" action="" enctype="multipart/form-data" autocomplete="on" data-form-id="" data-success-redirect="/fr/journal">' +
      '<div class="field-list clear"><div class="form-item section underline" id="section-yui_about">' +
      '<div class="title">Votre pot</div><div class="description" id="section-yui_about-description">En bref</div></div>' +
      '<fieldset class="form-item field checkbox" id="checkbox-yui_glaze"><legend class="title"><span>Émail</span></legend>' +
      '<div class="option"><label lang="en" dir="ltr">' +
      '<input type="checkbox" name="glaze.red" value="Red &amp; hot"> Red &amp; hot</label></div><div class="option"><label>' +
      '<input type="checkbox" name="glaze.blue" value="Bleu"> Bleu</label></div></fieldset>' +
      '<fieldset class="form-item field radio required" id="radio-yui_size"><legend class="title"><span>Radio</span> ' +
      '<span class="required">*</span></legend><div class="option"><label>' +
      '<input type="radio" name="size" value="small"> small</label></div></fieldset>' +
      '<div class="form-item field select required unasked" id="select-yui_from" data-shown-for="glaze" data-shown-choice="Red &amp; hot">' +
      '<label class="title" for="select-yui_from-field"><span>Select</span> ' +
      '<span class="required" aria-hidden="true">*</span></label><select class="field-element" id="select-yui_from-field" name="from">' +
      '<option value="">Select an option</option><option value="shop">shop</option></select></div>' +
      '<fieldset class="form-item likert" id="likert-yui_view"><legend class="title"><span>Likert</span></legend>' +
      '<fieldset class="item"><legend class="question">Juste ?</legend><div class="answers"><label class="option">' +
      '<input type="radio" name="view.fair" value="-2"> Strongly Disagree</label><label class="option">' +
      '<input type="radio" name="view.fair" value="-1"> Disagree</label><label class="option">' +
      '<input type="radio" name="view.fair" value="0"> Neutral</label><label class="option">' +
      '<input type="radio" name="view.fair" value="1"> Agree</label><label class="option">' +
      '<input type="radio" name="view.fair" value="2"> Strongly Agree</label></div></fieldset></fieldset>' +
      '<div class="form-item field currency" id="currency-yui_price"><label class="title" for="currency-yui_price-field">' +
      '<span>Currency</span></label><span class="currency"><span class="currency-symbol" aria-hidden="true">£</span>' +
      '<input class="field-element" id="currency-yui_price-field" name="price" type="text" inputmode="decimal" value=""></span></div>' +
      '<div class="form-item field file" id="file-yui_proof"><label class="title" for="file-yui_proof-field">' +
      '<span>Justificatif</span></label><p class="file-hint" id="file-yui_proof-hint">' +
      'PDF, office documents or plain text. Up to 5 files of 5 MB each.</p>' +
      '<input type="file" class="field-element" id="file-yui_proof-field" name="proof" accept=".pdf,.epub,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.md" multiple data-max-files="5" data-max-bytes="5000000" aria-describedby="file-yui_proof-hint"></div>' +
      '<input type="hidden" class="form-item hidden" id="hidden-yui_campaign" name="campaign" value="n&quot;one" data-key="utm"></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="form-button-wrapper form-button-wrapper--align-center">' +
      '<input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="Submit"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p></div></div></div>',
  },
  {
    name: 'in steps',
    block: createBlock(type, { data: steps, text: stepsText }),
    html:
      '<div class="form-wrapper"><div class="form-inner-wrapper">' +
      '<form method="POST" action="" autocomplete="on" data-form-id="" data-success-redirect=""><div class="field-list clear">' +
      '<fieldset class="form-step" aria-label="Step 1 of 2"><div class="form-item field twitter" id="twitter-yui_handle">' +
      '<label class="title" for="twitter-yui_handle-field"><span>Twitter</span></label>' +
      '<input class="field-element" id="twitter-yui_handle-field" name="handle" type="text" spellcheck="false" value=""></div></fieldset>' +
      '<fieldset class="form-step is-later"><legend class="form-step-title">Vos souhaits</legend>' +
      '<div class="description" id="section-yui_wishes-description">En bref</div>' +
      '<div class="form-item field textarea" id="textarea-yui_more"><label class="title" for="textarea-yui_more-field">' +
      '<span>Textarea</span></label><textarea class="field-element" id="textarea-yui_more-field" name="more" rows="5">\n</textarea></div>' +
      '</fieldset></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="form-button-wrapper form-button-wrapper--align-left is-later">' +
      '<input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="Submit"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p></div></div></div>',
  },
  {
    name: 'of fields with parts',
    block: createBlock(type, { data: parts, text: { fr: { 'when.title': 'Jour' } } }),
    html:
      '<div class="form-wrapper"><div class="form-inner-wrapper">' +
      '<form method="POST" action="" autocomplete="on" data-form-id="" data-success-redirect=""><div class="field-list clear">' +
      '<fieldset class="form-item fields date" id="date-yui_when"><legend class="title"><span>Jour</span></legend>' +
      '<div class="parts"><div class="field month"><label class="caption">' +
      '<input class="field-element field-control" id="date-yui_when-0" name="when.0" data-title="Month" type="text" inputmode="numeric" maxlength="200" value="">' +
      '<span class="caption-text">Month</span></label></div><div class="field day"><label class="caption">' +
      '<input class="field-element field-control" id="date-yui_when-1" name="when.1" data-title="Day" type="text" inputmode="numeric" maxlength="200" value="">' +
      '<span class="caption-text">Day</span></label></div><div class="field year"><label class="caption">' +
      '<input class="field-element field-control" id="date-yui_when-2" name="when.2" data-title="Year" type="text" inputmode="numeric" maxlength="200" value="">' +
      '<span class="caption-text">Year</span></label></div></div></fieldset>' +
      '<fieldset class="form-item fields time" id="time-yui_at"><legend class="title"><span>Time</span></legend>' +
      '<div class="parts"><div class="field hour"><label class="caption">' +
      '<input class="field-element field-control" id="time-yui_at-0" name="at.0" data-title="Hour" type="text" inputmode="numeric" maxlength="200" value="">' +
      '<span class="caption-text">Hour</span></label></div><div class="field minute"><label class="caption">' +
      '<input class="field-element field-control" id="time-yui_at-1" name="at.1" data-title="Minute" type="text" inputmode="numeric" maxlength="200" value="">' +
      '<span class="caption-text">Minute</span></label></div><div class="field second"><label class="caption">' +
      '<input class="field-element field-control" id="time-yui_at-2" name="at.2" data-title="Second" type="text" inputmode="numeric" maxlength="200" value="">' +
      '<span class="caption-text">Second</span></label></div><div class="field am-pm"><label class="caption">' +
      '<select class="field-element field-control" id="time-yui_at-3" name="at.3" data-title="AM/PM">' +
      '<option value="">–</option><option>AM</option><option>PM</option></select>' +
      '<span class="caption-text">AM/PM</span></label></div></div></fieldset>' +
      '<fieldset class="form-item fields phone" id="phone-yui_call"><legend class="title"><span>Phone</span></legend>' +
      '<div class="parts"><div class="field area-code"><label class="caption">' +
      '<input class="field-element field-control" id="phone-yui_call-1" name="call.1" data-title="Area code" type="text" inputmode="tel" autocomplete="tel-area-code" maxlength="200" value="">' +
      '<span class="caption-text">Area code</span></label></div><div class="field prefix"><label class="caption">' +
      '<input class="field-element field-control" id="phone-yui_call-2" name="call.2" data-title="Prefix" type="text" inputmode="tel" autocomplete="tel-local-prefix" maxlength="200" value="">' +
      '<span class="caption-text">Prefix</span></label></div><div class="field line"><label class="caption">' +
      '<input class="field-element field-control" id="phone-yui_call-3" name="call.3" data-title="Line" type="text" inputmode="tel" autocomplete="tel-local-suffix" maxlength="200" value="">' +
      '<span class="caption-text">Line</span></label></div></div></fieldset></div><div class="form-trap" aria-hidden="true">' +
      '<input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="form-button-wrapper form-button-wrapper--align-left">' +
      '<input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="Submit"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p></div></div></div>',
  },
  {
    name: 'with a captcha',
    block: createBlock(type, {
      data: {
        fields: [{ id: 'mail', type: 'email' }],
        captchaEnabled: true,
        captchaTheme: 'dark',
        captchaAlignment: 'center',
      },
    }),
    html:
      '<div class="form-wrapper"><div class="form-inner-wrapper">' +
      '<form method="POST" action="" autocomplete="on" data-form-id="" data-success-redirect=""><div class="field-list clear">' +
      '<div class="form-item field email" id="email-yui_mail"><label class="title" for="email-yui_mail-field">' +
      '<span>Email</span></label>' +
      '<input class="field-element" id="email-yui_mail-field" name="mail" type="email" autocomplete="email" spellcheck="false" value=""></div></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="captcha-container captcha-container--dark captcha-container--align-center" data-captcha="built-in" ' +
      'data-site-key="built-in" data-action="FORM_BLOCK_SUBMISSION" data-theme="dark"></div>' +
      '<noscript><p class="captcha-no-script">This form requires JavaScript to verify that you are not a robot.</p></noscript>' +
      '<div class="form-button-wrapper form-button-wrapper--align-left">' +
      '<input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="Submit"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p></div></div></div>',
  },
  {
    name: 'with code that runs once it has been submitted',
    block: createBlock(type, {
      data: { fields: [{ id: 'mail', type: 'email' }], submissionHtml: '<b>"Done"</b>' },
    }),
    html:
      '<div class="form-wrapper"><div class="form-inner-wrapper">' +
      '<form method="POST" action="" autocomplete="on" data-form-id="" data-success-redirect=""><div class="field-list clear">' +
      '<div class="form-item field email" id="email-yui_mail"><label class="title" for="email-yui_mail-field">' +
      '<span>Email</span></label>' +
      '<input class="field-element" id="email-yui_mail-field" name="mail" type="email" autocomplete="email" spellcheck="false" value=""></div></div>' +
      '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>' +
      '<div class="form-button-wrapper form-button-wrapper--align-left">' +
      '<input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="Submit"></div></form>' +
      '<div class="form-submission-text hidden" tabindex="-1" hidden><p>Thank you!</p></div>' +
      '<div class="form-submission-html hidden" hidden><template><iframe class="form-submission-frame" title="Embedded content" ' +
      'sandbox="allow-scripts allow-forms allow-popups" srcdoc="&lt;b&gt;&quot;Done&quot;&lt;/b&gt;" referrerpolicy="no-referrer"></iframe>' +
      '</template></div></div></div>',
  },
  { name: 'without fields', block: createBlock(type, { text: contactText }), html: '' },
]

const one = (field: object) => ({ data: { fields: [{ id: 'f', ...field }] } })
const changed = (name: string, before: object, after: object): Change => ({
  name,
  before: createBlock(type, one(before)),
  after: createBlock(type, one(after)),
})

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: contact, text: contactText },
    { captchaEnabled: true, submissionHtml: '<hr>' },
  ),
  ...createDataChanges(
    type,
    { data: { ...contact, captchaEnabled: true } },
    { captchaTheme: 'dark', captchaAlignment: 'right' },
  ),
  ...createDataChanges(
    type,
    { data: contact, text: contactText },
    {
      fields: contact.fields.slice(1),
      align: 'right',
      successRedirect: { kind: 'url', url: '/merci' },
    },
  ),
  ...createTextChanges(
    type,
    { data: contact, text: contactText },
    {
      title: 'Bonjour',
      submit: 'Oui',
      message: createRichText('Merci bien.'),
      disclaimer: createRichText('Gardé un mois.'),
      'who.title': 'Qui',
      'words.description': 'Court',
      'words.placeholder': 'Ici',
      'mail.placeholder': 'x@y.fr',
    },
  ),
  ...createTextChanges(type, { data: choices, text: choicesText }, { 'red.option': 'Rouge' }),
  changed('required', { type: 'text' }, { type: 'text', required: true }),
  changed('maxLength', { type: 'textarea' }, { type: 'textarea', maxLength: 9 }),
  changed('currencySymbol', { type: 'currency' }, { type: 'currency', currencySymbol: '€' }),
  changed('showCountryCode', { type: 'phone' }, { type: 'phone', showCountryCode: true }),
  changed('underline', { type: 'section' }, { type: 'section', underline: true }),
  changed('key', { type: 'hidden' }, { type: 'hidden', key: 'utm' }),
  changed('value', { type: 'hidden' }, { type: 'hidden', value: 'a' }),
  changed('options', { type: 'radio' }, { type: 'radio', options: [{ id: 'o' }] }),
]
