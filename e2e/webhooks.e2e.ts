import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Starts a receiver at the address that the server may send to. It records the bodies. */
async function startReceiver() {
  const bodies: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.writeHead(status).end('received')
    })
  })
  server.listen(Number(new URL(getEnv('WEBHOOK_URL')).port), '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { bodies, stop, answer: (next: number) => (status = next) }
}

test('the owner adds a webhook, tries it, sees an event of the store arrive, and replays it', async ({
  owner,
}) => {
  const { bodies, answer, stop } = await startReceiver()
  await owner.goto('/config/settings/webhooks')
  await owner.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add webhook' })
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await address.fill('http://127.0.0.1/private')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter an address that begins with')
  await address.fill(getEnv('WEBHOOK_URL'))
  await dialog.getByRole('checkbox', { name: 'An order was placed' }).uncheck({ force: true })
  await dialog.getByRole('checkbox', { name: 'A product was changed' }).check({ force: true })
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const secret = owner.getByRole('dialog', { name: 'Copy the secret' })
  await expect(secret.getByText(/^whsec_[\w-]{43}$/)).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await secret.getByRole('button', { name: 'Done' }).click()

  await owner.getByRole('link', { name: getEnv('WEBHOOK_URL') }).click()
  await expect(owner.getByText('No deliveries yet')).toBeVisible()
  answer(503)
  await owner.getByRole('button', { name: 'Send test event' }).click()
  const deliveries = owner.getByRole('table', { name: 'Deliveries' })
  await expect(deliveries.getByRole('row', { name: /webhook\.test/ })).toContainText(
    '503 · Rejected',
  )
  answer(200)
  await owner.getByRole('button', { name: 'Send test event' }).click()
  await expect(deliveries.getByRole('row', { name: /webhook\.test.*Delivered/ })).toBeVisible()

  const api = new StudioApi(owner)
  const change = await prepareChange(api)
  await change('addTag')
  const row = deliveries.getByRole('row', { name: /product\.updated/ })
  await expect(row).toContainText('Delivered')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await row.getByRole('button', { name: 'product.updated' }).click()
  const drawer = owner.getByRole('dialog', { name: 'Delivery of product.updated' })
  await expect(drawer.getByRole('region', { name: 'Payload' })).toContainText(
    '"type": "product.updated"',
  )
  await expect(drawer.getByRole('region', { name: 'Response' })).toContainText('received')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  const before = bodies.length
  await drawer.getByRole('button', { name: 'Replay delivery' }).click()
  await expect(
    deliveries.getByRole('row', { name: /product\.updated Sent by hand/ }),
  ).toBeAttached()
  expect(bodies).toHaveLength(before + 1)
  expect(bodies[before]).toBe(bodies[before - 1])
  await drawer.getByRole('button', { name: 'Close' }).click()

  // What failed by hand was a test: there is nothing to send again. All of what arrived is one event.
  await owner.getByRole('button', { name: 'Replay deliveries' }).click()
  const replays = owner.getByRole('dialog', { name: 'Replay deliveries' })
  await expect(replays.getByRole('status')).toContainText('No deliveries match')
  await replays.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(replays.getByRole('status')).toHaveText('1 delivery is sent again.')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  const to = await replays.getByLabel('Last day').inputValue()
  await replays.getByLabel('Last day').fill('2020-01-01')
  await replays.getByRole('button', { name: 'Send again' }).click()
  await expect(replays.getByRole('alert')).toContainText('Choose a last day')
  await replays.getByLabel('Last day').fill(to)
  await replays.getByRole('button', { name: 'Send again' }).click()
  await expect(owner.getByText('1 delivery is sent again. The list shows')).toBeVisible()
  await expect.poll(() => bodies.length).toBe(before + 2)
  expect(bodies[before + 1]).toBe(bodies[before])
  await expect(
    deliveries.getByRole('row', { name: /updated Sent by hand.*Delivered/ }),
  ).toHaveCount(2)

  await owner.getByRole('button', { name: 'More actions' }).click()
  await owner.getByRole('menuitem', { name: 'Delete webhook' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click()
  await expect(owner.getByText('The webhook was deleted')).toBeVisible()
  await expect(owner.getByRole('link', { name: getEnv('WEBHOOK_URL') })).toHaveCount(0)
  await change('removeTag')
  stop()
})

/** Returns a function that adds a tag to a product of the demo, or removes it. */
async function prepareChange(api: StudioApi) {
  const { products } = await api.get<{ readonly products: readonly { readonly id: string }[] }>(
    '/api/studio/products?search=Morning mug',
  )
  return (kind: 'addTag' | 'removeTag') =>
    api.post('/api/studio/products/changes', {
      ids: products.slice(0, 1).map(({ id }) => id),
      change: { kind, tag: 'hooked' },
    })
}
