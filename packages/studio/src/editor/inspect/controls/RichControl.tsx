import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { fromRichText, toRichText } from '../values/rich-value.ts'
import { type ControlProps, getLabels } from './control.ts'
import { SiteLinkTarget } from './SiteLinkTarget.tsx'

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
