import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LINES = '/leaflet -> /shop 302\n/old-shop/[name] -> /shop/[name]\nnot a redirect'

test('the owner adds, changes, deletes, imports and exports redirects', async ({
  owner,
  request,
}) => {
  await owner.goto('/config/settings/redirects')
  await owner.getByRole('button', { name: 'Add redirect' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add redirect' })
  await dialog.getByRole('textbox', { name: 'Old URL' }).fill('/')
  await dialog.getByRole('textbox', { name: 'New URL' }).fill('/shop')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The home page cannot be redirected.')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('textbox', { name: 'Old URL' }).fill('/Autumn-sale')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(owner.getByText('The redirect was added')).toBeVisible()
  await expect(dialog).toBeHidden()
  const answer = await request.get('/autumn-sale', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/shop'])

  await owner.getByRole('button', { name: 'Add redirect' }).click()
  await dialog.getByRole('textbox', { name: 'Old URL' }).fill('/autumn-sale')
  await dialog.getByRole('textbox', { name: 'New URL' }).fill('/shop')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(dialog.getByText('This URL already has a redirect.').first()).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Old URL' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('/shop-2')
  await dialog.getByRole('textbox', { name: 'New URL' }).fill('/shop-2')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(dialog.getByRole('alert')).toContainText('/shop-2 → /shop-2')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const menu = owner.getByRole('button', { name: 'Actions for /Autumn-sale' })
  await menu.click()
  await owner.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = owner.getByRole('dialog', { name: 'Edit redirect' })
  await edit.getByRole('radio', { name: 'Temporary (302)' }).check({ force: true })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByRole('row', { name: /Autumn-sale/ })).toContainText('Temporary (302)')
  await menu.click()
  await owner.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(owner.getByRole('row', { name: /Autumn-sale/ })).toBeHidden()
  await owner.getByRole('button', { name: 'Undo' }).click()
  await expect(owner.getByRole('row', { name: /Autumn-sale/ })).toContainText('Temporary (302)')

  await owner.getByRole('button', { name: 'Import', exact: true }).click()
  const imports = owner.getByRole('dialog', { name: 'Import redirects' })
  await imports.getByLabel('File of redirects').setInputFiles({
    name: 'redirects.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(LINES),
  })
  await imports.getByRole('button', { name: 'Check redirects' }).click()
  await expect(imports).toContainText('Added: 2. Changed: 0. Already there: 0. Skipped: 1.')
  await expect(imports.getByRole('list', { name: 'Skipped lines' })).toContainText('Line 3:')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await imports.getByRole('button', { name: 'Import 2 redirects' }).click()
  await expect(owner.getByText('2 redirects were imported')).toBeVisible()
  await imports.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  const download = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^redirects-.*\.csv$/)
  await owner.getByRole('searchbox', { name: 'Search redirects' }).fill('leaf')
  await expect(owner.getByRole('row', { name: /Autumn-sale/ })).toBeHidden()
  await expect(owner.getByRole('row', { name: /leaflet/ })).toBeVisible()
  await owner.getByRole('searchbox', { name: 'Search redirects' }).fill('nothing like it')
  await expect(owner.getByText('No matching redirects')).toBeVisible()
})

test('the owner adds a domain, reads its DNS records, changes and removes it', async ({
  owner,
}) => {
  await owner.goto('/config/settings/domains')
  await owner.getByRole('button', { name: 'Add domain' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add domain' })
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('https://pots.example/shop')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter a host such as shop.example')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  // Its DNS records are of this machine alone.
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('Pots.localhost')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  const local = owner.getByRole('dialog', { name: 'DNS of pots.localhost' })
  await expect(local).toContainText('Needs no DNS record')
  await local.getByRole('button', { name: 'Close' }).click()

  const answer = {
    host: 'www.pots.example',
    state: 'elsewhere',
    addresses: ['203.0.113.9'],
    records: [
      { type: 'A', name: 'www.pots.example', value: '198.51.100.7', state: 'different' },
      { type: 'AAAA', name: 'www.pots.example', value: '2001:db8::7', state: 'missing' },
    ],
    checkedAt: new Date().toISOString(),
  }
  // The server of this test knows no DNS; `check-dns.test.ts` asks a real one.
  await owner.route('**/api/studio/hosts/www.pots.example/dns', (route) =>
    route.fulfill({ json: answer }),
  )
  await owner.getByRole('button', { name: 'Add domain' }).click()
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('www.pots.example')
  await dialog.getByRole('radio', { name: 'Are redirected' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  const dns = owner.getByRole('dialog', { name: 'DNS of www.pots.example' })
  await expect(dns).toContainText('Points to another server')
  await expect(dns.getByRole('row', { name: /198\.51\.100\.7/ })).toContainText('Different value')
  await expect(dns.getByRole('row', { name: /2001:db8::7/ })).toContainText('Not found')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dns.getByRole('button', { name: 'Close' }).click()

  const row = owner.getByRole('listitem').filter({ hasText: 'www.pots.example' })
  await expect(row).toContainText('Redirects to the primary domain')
  const menu = owner.getByRole('button', { name: 'Actions for www.pots.example' })
  await menu.click()
  await owner.getByRole('menuitem', { name: 'Show the site here' }).click()
  await expect(row).toContainText('Shows the site')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  for (const host of ['www.pots.example', 'pots.localhost']) {
    await owner.getByRole('button', { name: `Actions for ${host}` }).click()
    await owner.getByRole('menuitem', { name: 'Remove domain' }).click()
    const question = owner.getByRole('alertdialog', { name: `Remove ${host}?` })
    await question.getByRole('button', { name: 'Remove domain' }).click()
    // The first host of a site is the primary one, and the last one to go.
    await expect(owner.getByText(`${host} was removed`)).toBeVisible()
  }
})

test.describe('settings that are restored', () => {
  test.afterEach(async ({ owner }) => {
    const api = new StudioApi(owner)
    await api.put('/api/studio/captcha', { kind: 'built-in' })
    await api.put('/api/multilingual/languages', { languages: [{ tag: 'fr' }] })
  })

  test('the owner chooses a captcha of Google, whose secret is never shown again', async ({
    owner,
  }) => {
    await owner.goto('/config/settings/captcha')
    const main = owner.getByRole('main')
    await expect(main.getByRole('radio', { name: 'Built-in' })).toBeChecked()
    await main.getByRole('radio', { name: 'Google reCAPTCHA', exact: true }).check({ force: true })
    await expect(main).toContainText('Google learns who uses your forms')
    await main.getByRole('textbox', { name: 'Site key' }).fill('short')
    await main.getByLabel('Secret key').fill('secret-key-of-tests')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    const siteKey = main.getByRole('textbox', { name: 'Site key' })
    await expect(siteKey).toHaveAttribute('aria-invalid', 'true')
    await expect(main.getByRole('alert')).toContainText('exactly as Google shows it')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await siteKey.fill('site-key-of-tests')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(owner.getByText('The captcha was saved')).toBeVisible()

    await owner.reload()
    await expect(siteKey).toHaveValue('site-key-of-tests')
    await expect(main.getByLabel('Secret key')).toHaveValue('')
    await expect(main).toContainText('A secret is set, and is never shown again.')
    await main.getByRole('radio', { name: 'No captcha' }).check({ force: true })
    await expect(main).toContainText('The saved keys will be deleted')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByText('The saved keys will be deleted')).toBeHidden()
    const saved = await new StudioApi(owner).get('/api/studio/captcha')
    expect(saved).toEqual({ kind: 'none', siteKey: '', projectId: '' })
  })

  test('the owner adds, changes, hides, moves and removes languages', async ({ owner }) => {
    const add = owner.getByRole('button', { name: 'Add language', exact: true })
    const dialog = owner.getByRole('dialog', { name: 'Add language' })
    const submit = dialog.getByRole('button', { name: 'Add language' })
    const list = owner.getByRole('list', { name: 'Languages' })
    const question = owner.getByRole('alertdialog', { name: /^Remove / })
    const choose = async (language: string, action: string) => {
      await owner.getByRole('button', { name: `Actions for ${language}` }).click()
      await owner.getByRole('menuitem', { name: action }).click()
    }
    await owner.goto('/config/settings/languages')
    await expect(list.getByRole('listitem').first()).toContainText('Main language')
    await expect(list.getByRole('link', { name: 'Site details' })).toBeVisible()

    await add.click()
    await submit.click()
    await expect(dialog.getByRole('alert')).toContainText('Choose a language.')
    await dialog.getByRole('combobox', { name: 'Language' }).fill('German')
    await owner.getByRole('option', { name: 'German – Deutsch', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'URL prefix' }).fill('cart')
    await submit.click()
    await expect(dialog.getByRole('alert')).toContainText('The site reserves the path /cart.')
    const prefix = dialog.getByRole('textbox', { name: 'URL prefix' })
    await expect(prefix).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await prefix.fill('')
    await submit.click()
    await expect(owner.getByText('German was added')).toBeVisible()
    await expect(list).toContainText('Deutsch, de · URLs begin with /de')

    await add.click()
    await dialog.getByRole('radio', { name: 'Another tag' }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Tag or code' }).fill('pirate')
    await submit.click()
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Arr')
    await submit.click()
    await expect(list).toContainText('Arr, pirate · URLs begin with /pirate')

    await choose('German', 'Hide from visitors')
    await expect(list).toContainText('/de · Hidden from visitors')
    await choose('German', 'Edit')
    const edit = owner.getByRole('dialog', { name: 'Edit German' })
    await edit.getByRole('textbox', { name: 'URL prefix' }).fill('german')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(list).toContainText('URLs begin with /german')
    await choose('German', 'Move up')
    await expect(list.getByRole('listitem').nth(1)).toContainText('German')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

    await choose('French', 'Remove language')
    await expect(question).toContainText('URLs that begin with /fr stop working.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await choose('Arr', 'Remove language')
    await question.getByRole('button', { name: 'Remove language' }).click()
    await expect(owner.getByText('Arr was removed')).toBeVisible()
    await owner.getByRole('button', { name: 'Remove all other languages' }).click()
    await expect(question).toContainText('URLs in German, French stop working.')
    await question.getByRole('button', { name: 'Remove all other languages' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })
})
