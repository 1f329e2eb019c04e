export type { Purpose, Solution } from './challenge.ts'
export { createCaptchaVerifier, redeemSolution, type VerifyCaptcha } from './verify-captcha.ts'
export { captchaSlice } from './slice.ts'
export { deleteExpiredSolutions } from './store.ts'
