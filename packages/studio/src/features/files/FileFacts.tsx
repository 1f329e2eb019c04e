import type { LibraryFile } from '@vitrine/contract'
import { formatFileSize } from '@vitrine/model'
import { type Definition, DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { formatFileType } from './format-file-type.ts'

/** The type, the size and the age of a file. */
export function FileFacts({ file }: { readonly file: LibraryFile }) {
  const t = useTranslate()
  const { image, byteSize, createdAt } = file
  const size = { width: String(image?.width), height: String(image?.height) }
  const items: readonly Definition[] = [
    ...(image ? [[t('files.dimensions'), t('files.dimensionsValue', size)] as const] : []),
    [
      t('files.file'),
      t('files.fileValue', { type: formatFileType(file), size: formatFileSize(byteSize) }),
    ],
    [t('files.added'), <Timestamp key="added" at={createdAt} />],
  ]
  return <DefinitionList items={items} />
}
