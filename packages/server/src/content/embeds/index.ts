export { getEmbed, getEmbedImageIds, type LoadedEmbeds, loadEmbeds } from './loaded-embeds.ts'
export { findDocumentsEmbedding, listEmbeddedImages } from './store.ts'
export { embedsSlice } from './slice.ts'
