import type { LabeledField } from '../../block-fields.ts'

type Accept = Extract<LabeledField, { readonly ui: 'collection' }>['accept']

const FOLDERS = ['folder', 'index']
/** The kinds of collections whose items are no images. */
const WITHOUT_IMAGES = ['products', 'events', 'album', 'lessons', 'course']

/** Returns whether a block can show the collection of a page by its form, such as `blog-masonry`. */
export function isAcceptedCollection(typeName: string | null, accept: Accept): boolean {
  if (typeName === null) return false
  const [kind = ''] = typeName.split('-')
  if (accept === 'folder') return FOLDERS.includes(kind)
  if (FOLDERS.includes(kind) || kind === 'link') return false
  return accept === 'any' || !WITHOUT_IMAGES.includes(kind)
}
