import { type Json, linkSchema } from '@vitrine/page'
import { useTranslate } from '../../../ui/i18n.ts'
import type { LinkTargetProps } from '../../../ui/rich-text/LinkForm.tsx'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { fromRichText, toRichText } from '../values/rich-value.ts'
import { type ControlProps, getLabels } from './control.ts'
import { LinkControl } from './LinkControl.tsx'

/** A formatted text outside of the page, such as the answer of a question. */
export function RichControl(props: ControlProps<'rich'>) {
  const { value, onChange } = props
  return (
    <RichTextField
      {...getLabels(props)}
      value={toRichText(value)}
      onChange={(text) => onChange(fromRichText(text))}
      LinkTarget={SiteLinkTarget}
    />
  )
}

/** The target of a link in a text: a page, an item, a product or a file of the site by its id, or an address. */
function SiteLinkTarget({ value, onChange }: LinkTargetProps) {
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
