export type { Cart, CartLine, LineImage } from './cart.ts'
export { cartQuote, requiresShipping, soldLines } from './cart-quote.ts'
export { cartRoutes } from './routes.ts'
export { cartById, cartByToken } from './store.ts'
