export { embedJobs } from './jobs.ts'
export { embedRoutes } from './routes.ts'
export { foundAt, picturesFound, type ReadElsewhere, readElsewhereOf } from './shown.ts'
export { documentsEmbedding, forgetUnshown } from './store.ts'
