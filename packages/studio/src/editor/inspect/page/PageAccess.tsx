import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { routeQuery } from '../../../api/route-query.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { Fieldset } from '../controls/Fieldset.tsx'
import { showField } from '../show-field.ts'
import styles from '../Inspector.module.css'
import { useDocumentNoun } from './document-nouns.ts'
import { PagePassword } from './PagePassword.tsx'
import { setPageAccess, usePageSetting } from './use-page.ts'

const kinds = ['everybody', 'password', 'members'] as const

type Kind = (typeof kinds)[number]

/** The readers of the page: everyone, visitors with its password, or members of areas. */
export function PageAccess() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const noun = useDocumentNoun(store)
  const stored = usePageSetting('access', 'kind')
  const chosen = usePageSetting('access', 'memberAreaIds')
  const areaIds = Array.isArray(chosen) ? chosen.filter((id) => typeof id === 'string') : []
  const [asksAreas, setAsksAreas] = useState(false)
  const kind: Kind = asksAreas ? 'members' : (kinds.find((each) => each === stored) ?? 'everybody')
  const choose = (next: Kind) => {
    // Members of which area: until one is chosen, the page stays as it is.
    const isIncomplete = next === 'members' && areaIds.length === 0
    setAsksAreas(isIncomplete)
    if (next === 'members') {
      if (!isIncomplete) setPageAccess(store, { kind: next, memberAreaIds: areaIds })
    } else setPageAccess(store, { kind: next })
  }
  const section = useAskedSection()
  const label = t('inspector.access')
  return (
    <section className={styles['group']} aria-label={label} tabIndex={-1} ref={section}>
      <h3>{label}</h3>
      <RadioGroup
        label={t(`inspector.readers.${noun}`)}
        options={kinds.map((id) => ({ id, label: t(`inspector.access.${id}`) }))}
        value={kind}
        isDisabled={isReadOnly}
        onChange={choose}
      />
      {kind === 'password' && <PagePassword documentId={store.documentId} />}
      {kind === 'members' && (
        <MemberAreas
          ids={areaIds}
          isDisabled={isReadOnly}
          onChange={(ids) => {
            if (ids.length === 0) return
            setAsksAreas(false)
            setPageAccess(store, { kind: 'members', memberAreaIds: [...ids] })
          }}
        />
      )}
      <p className={styles['note']}>{t('inspector.access.help')}</p>
    </section>
  )
}

/** Returns the ref of the section, whose password gets the keyboard if a check asked for it. */
function useAskedSection() {
  const { unsaved } = useEditor()
  const section = useRef<HTMLElement>(null)
  const isAsked = useStore(unsaved, ({ asked }) => asked === 'access')
  useEffect(() => {
    if (!isAsked || !section.current) return
    unsaved.setState({ asked: undefined })
    const field = section.current.querySelector<HTMLElement>('input[type="password"]:enabled')
    showField(field ?? section.current)
  })
  return section
}

function MemberAreas(props: {
  readonly ids: readonly string[]
  readonly isDisabled: boolean
  readonly onChange: (ids: readonly string[]) => void
}) {
  const { ids, isDisabled, onChange } = props
  const t = useTranslate()
  const { data, error } = useQuery(routeQuery('listMemberAreas'))
  if (error)
    return (
      <p className={styles['note']} role="alert">
        {error.message}
      </p>
    )
  if (!data) return <p className={styles['note']}>{t('studio.loading')}</p>
  const { memberAreas } = data
  if (memberAreas.length === 0)
    return <p className={styles['note']}>{t('inspector.areas.empty')}</p>
  return (
    <Fieldset label={t('inspector.access.areas')}>
      {memberAreas.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          isSelected={ids.includes(id)}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? [...ids, id] : ids.filter((each) => each !== id))}
        />
      ))}
      {ids.length < 2 && <p className={styles['note']}>{t('inspector.access.oneArea')}</p>}
    </Fieldset>
  )
}
