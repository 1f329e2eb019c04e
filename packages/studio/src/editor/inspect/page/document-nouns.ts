import { type RecordType, recordTypeCodes } from '@vitrine/model'
import type { EditorStore } from '../../store/editor-store.ts'
import { usePageSetting } from './use-page.ts'

/** The words for documents, which name their settings. */
type DocumentNoun = 'page' | 'post' | 'event' | 'image' | 'video' | 'track' | 'lesson' | 'item'

const nouns: Readonly<Record<RecordType, DocumentNoun>> = {
  text: 'post',
  image: 'image',
  quote: 'post',
  link: 'post',
  audio: 'track',
  video: 'video',
  'store-item': 'item',
  event: 'event',
  gallery: 'post',
  kbarticle: 'post',
  lesson: 'lesson',
  'course-item': 'lesson',
}

const byCode: ReadonlyMap<unknown, DocumentNoun> = new Map(
  Object.entries(recordTypeCodes).map(([name, code]) => [code, findNoun(name)]),
)

function findNoun(name: string): DocumentNoun {
  // The table has every type.
  return nouns[name as RecordType]
}

/** Returns the word for the open document: the kind of an item, or a page. */
export function useDocumentNoun({ kind }: EditorStore): DocumentNoun {
  const type = usePageSetting('recordType')
  return kind === 'item' ? (byCode.get(type) ?? 'item') : 'page'
}
