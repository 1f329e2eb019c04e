import { blockTypeCodes } from '@vitrine/model'
import { ListChoice } from '../../ui/mailing-lists/ListChoice.tsx'
import { type ControlProps, getLabels } from './controls/control.ts'

/** The mailing lists that the visitors of a form join. A newsletter form needs one. */
export function MailingListsControl(props: ControlProps<'mailing-lists'>) {
  const { place, value, onChange } = props
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  return (
    <ListChoice
      {...getLabels(props)}
      value={ids}
      onChange={onChange}
      isRequired={place.block.type === blockTypeCodes.newsletter}
    />
  )
}
