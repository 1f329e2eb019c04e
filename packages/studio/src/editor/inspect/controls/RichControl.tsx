import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { useEditor } from '../../context.ts'
import { fromRichText, toRichText } from '../values/rich-value.ts'
import { type ControlProps, getLabels } from './control.ts'
import { SiteLinkTarget } from './SiteLinkTarget.tsx'

/** A formatted text outside of the page, such as the answer of a question. */
export function RichControl(props: ControlProps<'rich'>) {
  const { value, onChange } = props
  const { store } = useEditor()
  return (
    <RichTextField
      {...getLabels(props)}
      value={toRichText(value)}
      onChange={(text) => onChange(fromRichText(text))}
      locale={store.locale}
      LinkTarget={SiteLinkTarget}
    />
  )
}
