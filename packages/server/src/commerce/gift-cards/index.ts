export { giftCardsSlice } from './slice.ts'
