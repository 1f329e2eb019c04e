import { isMessageId } from '@vitrine/model'
import { newSiteSettings, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { getErrorDefinitions } from '../../platform/http/app-error.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { publishNow } from '../../test/publish.ts'
import { PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

/** A site in English and French, and in a language of its owner's own. */
async function bilingual() {
  const shop = await testVisitors()
  const other = { isCustomCode: false, enabled: true }
  await updateLanguages(shop.db, shop.site.id, [
    { tag: 'en-US', ...other },
    { tag: 'fr', prefix: 'fr', ...other },
    { tag: 'pirate', prefix: 'pirate', isCustomCode: true, enabled: true, displayName: 'Arr' },
  ])
  return shop
}

it.each([
  ['/fr/account/login', 'Se connecter', 'Rester connecté sur cet appareil'],
  ['/fr/account/register', 'Créer un compte', 'Au moins 8 caractères.'],
  ['/fr/account/verify', 'Confirmez votre adresse', 'Renvoyer l’e-mail'],
  ['/fr/account/forgot', 'Mot de passe oublié', 'Envoyer le lien'],
  ['/fr/account/reset?token=x', 'Nouveau mot de passe', 'Enregistrer le mot de passe'],
])('is in the language of its URL: %s', async (url, title, words) => {
  const shop = await bilingual()
  const { status, text } = await shop.browser().visit(url)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="fr"')
  expect(text).toContain(`<title>${title}`)
  expect(text).toContain(`<h1>${title}</h1>`)
  expect(text).toContain(words)
  expect(text).toMatch(/action="\/fr\/account\//)
  expect(text).not.toMatch(/ (action|href)="\/account[^"]*"(?! lang=)/)
})

it('has the text direction of the language of its URL', async () => {
  const shop = await testVisitors()
  const other = { isCustomCode: false, enabled: true }
  await updateLanguages(shop.db, shop.site.id, [
    { tag: 'en-US', ...other },
    { tag: 'ar', prefix: 'ar', ...other },
  ])
  const arabic = await shop.browser().visit('/ar/account/login')
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.text).toContain('<h1>تسجيل الدخول</h1>')
  const english = await shop.browser().visit('/account/login')
  expect(english.text).toContain('<html lang="en-US">')
})

it('declares the language of texts that stand in for a translation', async () => {
  const shop = await testVisitors()
  const words = { 'en-US': plainToRich('Closed on Sunday.') }
  await publishNow(shop.db, shop.site.id, {
    kind: 'site-settings',
    body: {
      ...newSiteSettings({ locale: 'en-US', title: 'Test' }),
      description: { 'en-US': 'Pots.' },
      announcementBar: { enabled: true, text: words, version: 1 },
    },
  })
  const other = { isCustomCode: false, enabled: true }
  await updateLanguages(shop.db, shop.site.id, [
    { tag: 'en-US', ...other },
    { tag: 'he', prefix: 'he', ...other },
  ])
  const hebrew = await shop.browser().visit('/he/account/login')
  expect(hebrew.text).toContain('<p lang="en-US" dir="ltr">Pots.</p>')
  expect(hebrew.text).toMatch(/class="sqs-announcement-bar-text" lang="en-US" dir="ltr">/)
  const english = await shop.browser().visit('/account/login')
  expect(english.text).toContain('<p>Pots.</p>')
  expect(english.text).toContain('class="sqs-announcement-bar-text">')
})

it('shows the account pages and emails in French', async () => {
  const shop = await bilingual()
  const browser = shop.browser()
  const form = { firstName: '', lastName: '', email: READER }
  const short = await browser.submit('/fr/account/register', { ...form, newPassword: 'short' })
  expect(short.status).toBe(400)
  expect(short.text).toContain('Un mot de passe doit compter au moins 8 caractères.')
  expect(short.text).toContain(`value="${READER}"`)
  expect(short.text).toMatch(/id="account-newPassword"[^>]*aria-invalid="true" autofocus>/)
  const asked = await browser.submit('/fr/account/register', { ...form, newPassword: PASSWORD })
  expect(asked.headers['location']).toBe('/fr/account/verify?notice=registered')
  const notice = await browser.visit('/fr/account/verify?notice=registered')
  expect(notice.text).toContain('ce site ne peut pas envoyer d’e-mails pour le moment.')
  const { token, subject, text } = await shop.findLastEmail()
  expect(subject).toBe('Test shop : confirmez votre adresse e-mail')
  expect(text).toContain('/fr/account/verify?token=')
  const opened = await browser.submit('/fr/account/verify', { token, password: PASSWORD })
  expect(opened.headers['location']).toBe('/fr/account')
  const account = await browser.visit('/fr/account')
  expect(account.text).toContain('<h1>Votre compte</h1>')
  expect(account.text).toContain('<option value="fr" lang="fr" selected>')
  expect(account.text).not.toContain('value="pirate"')
  const changed = await browser.submit('/fr/account/locale', { language: 'en-US' })
  expect(changed.headers['location']).toBe('/fr/account?notice=saved')
  const refused = await browser.submit('/fr/account/locale', { language: 'pirate' })
  expect(refused.status).toBe(400)
  const out = await browser.submit('/fr/account/sign-out', {})
  expect(out.headers['location']).toBe('/fr/account/login?notice=signed-out')
  const wrong = await browser.submit('/fr/account/login', { email: READER, password: 'no' })
  expect(wrong.text).toContain('incorrect')
  expect(wrong.text).toContain('role="alert" tabindex="-1" autofocus>')
})

it('sends emails in the site’s own language to visitors who register in a custom language', async () => {
  const shop = await bilingual()
  const form = { firstName: '', lastName: '', email: READER, newPassword: PASSWORD }
  await shop.browser().submit('/pirate/account/register', form)
  expect((await shop.findLastEmail()).subject).toBe('Test shop: Confirm your email address')
})

it('leaves the owner’s URLs that look like account pages unchanged', async () => {
  const shop = await bilingual()
  for (const url of ['/journal/account', '/de/account/login'])
    expect((await shop.browser().visit(url)).status).toBe(404)
  expect((await shop.browser().submit('/de/account/login', {})).status).toBe(404)
})

it('have a translation for every error that a page can show', () => {
  const staffErrors = new Set([
    'checkout.invalidShipping',
    'checkout.invalidTaxes',
    'checkout.unreadableTaxRates',
    'forms.unknownSubmission',
    'forms.unknownFile',
    'http.diskFull',
    'http.noSite',
    'http.notStream',
    'page-locks.passwordTooShort',
    'page-locks.unknownPage',
    'site-users.areaInUse',
    'site-users.areaNameTaken',
    'site-users.areaPrice',
    'site-users.unknown',
  ])
  const slices =
    /^(captcha|cart|checkout|comments|donations|forms|http|idempotency|page-locks|pages|site-users)\./
  const codes = getErrorDefinitions()
    .map(({ code }) => code)
    .filter((code) => slices.test(code) && !staffErrors.has(code))
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.filter((code) => !isMessageId(code))).toEqual([])
})
