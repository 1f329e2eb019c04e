import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { MAX_PAGE_CODE_LENGTH, type PageCode, pageCodeParts } from '@vitrine/page'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { sessionQuery } from '../../../api/session.ts'
import { CodeField } from '../../../ui/code/CodeField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { addTexts } from '../../../ui/texts.ts'
import { codeTexts } from '../../../ui/texts/code.ts'
import { useEditor } from '../../context.ts'
import styles from '../Inspector.module.css'

addTexts(codeTexts)

interface CodeFieldsProps {
  readonly of: 'page' | 'site'
  readonly code: PageCode
  /** Changes the code; undefined removes it. */
  readonly onChange: (code: PageCode | undefined) => void
}

/** The code in the head and at the end of a page, or of every page. Only roles that may add code change it. */
export function CodeFields({ of, code, onChange }: CodeFieldsProps) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const role = useQuery(sessionQuery).data?.member.role
  const mayCode = role !== undefined && may(role, 'content.code')
  const section = useAskedSection()
  const isEmpty = pageCodeParts.every((part) => code[part] === undefined)
  if (!mayCode && isEmpty) return null
  const label = t(`pageCode.${of}`)
  return (
    <section className={styles['group']} aria-label={label} tabIndex={-1} ref={section}>
      <h3>{label}</h3>
      <p className={styles['note']}>{t(mayCode ? 'pageCode.note' : 'pageCode.owners')}</p>
      {pageCodeParts.map((part) => (
        <CodeField
          key={part}
          label={t(`pageCode.${part}`)}
          help={t(`pageCode.${part}.help`)}
          language="html"
          maxLength={MAX_PAGE_CODE_LENGTH}
          isDisabled={isReadOnly || !mayCode}
          value={code[part] ?? ''}
          onChange={(text) => {
            const { [part]: _, ...others } = code
            const next = text === '' ? others : { ...others, [part]: text }
            onChange(Object.keys(next).length === 0 ? undefined : next)
          }}
        />
      ))}
    </section>
  )
}

/** Returns the ref of the section, which gets the keyboard if a check asked for the code. */
function useAskedSection() {
  const { unsaved } = useEditor()
  const section = useRef<HTMLElement>(null)
  const isAsked = useStore(unsaved, ({ asked }) => asked === 'code')
  useEffect(() => {
    if (!isAsked || !section.current) return
    unsaved.setState({ asked: undefined })
    section.current.focus()
    section.current.scrollIntoView({ block: 'start' })
  })
  return section
}
