import { compare } from './peers.ts'

/**
 * The cart over HTTP beside the bare handler: 24 products in 3 variants, carts of five lines, a sixth
 * line into carts used once, durable. `product.get` is page JSON here and is kept; the ceiling asks its
 * database.
 */
export async function cart(): Promise<void> {
  await compare([
    ['cart.add.6th-line', 'http.cart.add.6th-line'],
    ['cart.add.own', 'http.cart.add.own'],
    ['cart.get', 'http.cart.get'],
    ['product.get', 'http.product.get'],
  ])
}
