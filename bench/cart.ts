import { compare } from './peers.ts'

/**
 * Compares the cart over HTTP with the bare handler: 24 products in 3 variants, carts of five lines
 * that get a sixth, each cart used once, durable. `product.get` is cached page JSON here; the bare
 * handler queries its database.
 */
export async function cart(): Promise<void> {
  await compare([
    ['cart.add.6th-line', 'http.cart.add.6th-line'],
    ['cart.add.own', 'http.cart.add.own'],
    ['cart.get', 'http.cart.get'],
    ['product.get', 'http.product.get'],
  ])
}
