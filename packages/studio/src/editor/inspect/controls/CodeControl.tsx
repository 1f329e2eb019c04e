import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { sessionQuery } from '../../../api/session.ts'
import { CodeField } from '../../../ui/code/CodeField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { formatText } from '../values/parse-text.ts'
import { type ControlProps, getLabels } from './control.ts'

/** Code, HTML or Markdown: a text in which every character counts. Only roles that may add code change HTML. */
export function CodeControl(props: ControlProps<'html' | 'markdown'>) {
  const { field, value, onChange, isDisabled } = props
  const t = useTranslate()
  const role = useQuery(sessionQuery).data?.member.role
  const isForOwners = field.ui === 'html' && (role === undefined || !may(role, 'content.code'))
  const max = field.ui === 'html' ? field.max : undefined
  return (
    <CodeField
      {...getLabels({ field, isDisabled: isDisabled || isForOwners })}
      {...(isForOwners && role !== undefined && { help: t('pageCode.owners') })}
      language={field.ui}
      {...(max !== undefined && { maxLength: max })}
      value={formatText(value)}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  )
}
