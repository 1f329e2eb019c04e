export { getEmbed, getEmbedImageIds, type LoadedEmbeds, loadEmbeds } from './loaded-embeds.ts'
export { findDocumentsEmbedding } from './store.ts'
export { embedsSlice } from './slice.ts'
