import type { RichText } from '@vitrine/page'
import type { ComponentType } from 'react'
import type { FieldProps } from '../fields/field.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { LinkTargetProps } from './LinkForm.tsx'
import { Skeleton } from '../states/Skeleton.tsx'

export interface RichTextFieldProps extends FieldProps {
  /** The text; undefined for an empty one. */
  readonly value: RichText | undefined
  readonly onChange: (value: RichText | undefined) => void
  readonly onBlur?: () => void
  /** The language of the text, whose direction it has; that of its first word by default. */
  readonly locale?: string
  /** The formats with buttons: those of pages by default; emails have alignment, and no colors of the palette. */
  readonly tools?: 'page' | 'email'
  /** The fields for the target of a link, such as a page of the site; one for an address by default. */
  readonly LinkTarget?: ComponentType<LinkTargetProps>
}

/** A labeled text with formats: headings, lists, links, bold and italic words. Its editor loads when it is first shown. */
export const RichTextField: ComponentType<RichTextFieldProps> = lazyPart(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
  <Skeleton width={12} />,
)
