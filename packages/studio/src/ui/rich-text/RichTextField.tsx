import type { RichText } from '@vitrine/page'
import { lazy, Suspense } from 'react'
import type { FieldProps } from '../fields/field.ts'
import { Skeleton } from '../states/Skeleton.tsx'

export interface RichTextFieldProps extends FieldProps {
  /** The text; undefined for an empty one. */
  readonly value: RichText | undefined
  readonly onChange: (value: RichText | undefined) => void
  readonly onBlur?: () => void
}

const Editor = lazy(async () => ({
  default: (await import('./RichTextEditor.tsx')).RichTextEditor,
}))

/** A labeled text with formats: headings, lists, links, bold and italic words. Its editor loads when it is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton width={12} />}>
      <Editor {...props} />
    </Suspense>
  )
}
