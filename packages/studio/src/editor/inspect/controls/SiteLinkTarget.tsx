import { type Json, linkSchema } from '@vitrine/page'
import { useTranslate } from '../../../ui/i18n.ts'
import type { LinkTargetProps } from '../../../ui/rich-text/LinkForm.tsx'
import { LinkControl } from './LinkControl.tsx'

/** The target of a link in a text: a page, an item, a product or a file of the site by its id, or an address. */
export function SiteLinkTarget({ value, onChange }: LinkTargetProps) {
  const t = useTranslate()
  return (
    <LinkControl
      field={{
        ui: 'link',
        target: 'data',
        key: 'to',
        group: 'content',
        label: t('inspector.link.target'),
        isOptional: true,
        isLocalized: false,
        shownWhen: [],
      }}
      // A link is JSON.
      value={value as Json | undefined}
      isDisabled={false}
      onChange={(next) => onChange(linkSchema.safeParse(next).data)}
    />
  )
}
