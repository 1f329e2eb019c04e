import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSubscriptions } from '../../test/shop/subscriptions.ts'

async function testOwned() {
  const shop = await testSubscriptions()
  const { call } = await testOwner(shop)
  return {
    call,
    /** Buys a subscription, which begins with its order. */
    subscribe: async (email: string) => {
      const order = await shop.subscribe({ email })
      await shop.browser().visit(`${order}/subscription`)
    },
  }
}

it('exports the subscriptions of a view as CSV', async () => {
  const { subscribe, call } = await testOwned()
  await subscribe('reader@example.com')
  await subscribe('=cmd@example.com')
  const { status, body } = await call('GET', '/api/studio/subscriptions-export')
  expect({ status, body }).toMatchObject({ status: 200, body: { nextPageCursor: null } })
  const [names, newest, first, ...others] = readCsv(body)
  expect(names).toBe(
    '\uFEFF"Id","Status","Email","Product","Variant","Quantity","Price per order","Currency","Billed","Orders placed","Orders in all","Next order","Ends with this period","Payment method","Test","Started"',
  )
  expect(others).toEqual([''])
  expect(first).toContain(
    '"active","reader@example.com","Coffee","","1","12.00","USD","every month","1","",',
  )
  // No cell is a formula.
  expect(newest).toContain(`"active","'=cmd@example.com",`)

  const ended = await call('GET', '/api/studio/subscriptions-export?view=ended')
  expect(readCsv(ended.body)).toEqual([names, ''])
  expect((await call('GET', '/api/studio/subscriptions-export?view=none')).status).toBe(400)
})

it('lists the subscriptions of one customer, and exports them with the personal data', async () => {
  const { subscribe, call } = await testOwned()
  await subscribe('reader@example.com')
  await subscribe('other@example.com')
  const { body } = await call('GET', '/api/studio/subscriptions?email=READER@example.com')
  expect(body).toMatchObject({ subscriptions: [{ email: 'reader@example.com', title: 'Coffee' }] })
  const { body: found } = await call('GET', '/api/studio/customers?search=reader@example.com')
  const { customers } = found as { readonly customers: readonly { readonly id: string }[] }
  const { body: exported } = await call('GET', `/api/studio/customers/${customers[0]?.id}/export`)
  const { json } = exported as { readonly json: string }
  expect(JSON.parse(json)).toMatchObject({
    subscriptions: [{ title: 'Coffee', unitPrice: '12.00', status: 'active', ordersPlaced: 1 }],
  })
})

function readCsv(body: unknown): readonly string[] {
  return (body as { readonly csv: string }).csv.split('\r\n')
}
