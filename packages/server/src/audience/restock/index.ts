export { restockSlice } from './slice.ts'
export { deleteSignUpsByEmail, listSignUpsByEmail } from './store.ts'
