import { useTranslate } from '../i18n.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { TableSkeleton } from '../states/TableSkeleton.tsx'
import { addTexts } from '../texts.ts'
import { codeTexts } from '../texts/code.ts'
import type { CodeEditorProps } from './CodeEditor.tsx'

addTexts(codeTexts)

const Editor = lazyPart(
  async () => (await import('./CodeEditor.tsx')).CodeEditor,
  <TableSkeleton widths={[40]} rows={10} />,
)

/** The text of a whole file of code. Keyboards of Android change code while it is typed, so it is only shown there. */
export function CodeFile(props: CodeEditorProps) {
  const t = useTranslate()
  const isAndroid = /\bAndroid\b/.test(navigator.userAgent)
  return <Editor {...props} {...(isAndroid && { isDisabled: true, help: t('code.android') })} />
}
