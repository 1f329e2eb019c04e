export { PageBudget } from './page-budget.ts'
export type { PageRendering } from './page-rendering.ts'
export { renderWithTags } from './render-with-tags.ts'
