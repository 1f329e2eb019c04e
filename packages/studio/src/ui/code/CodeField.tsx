import { Component, lazy, type ReactNode, Suspense } from 'react'
import { TextArea } from '../fields/TextField.tsx'
import { useTranslate } from '../i18n.ts'
import { addTexts } from '../texts.ts'
import { codeTexts } from '../texts/code.ts'
import styles from './CodeEditor.module.css'
import type { CodeEditorProps } from './CodeEditor.tsx'

addTexts(codeTexts)

const ROWS = 10

const Editor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }))

/** A labeled text of code with line numbers and colors. Its editor loads when it is first shown; Android shows the text alone. */
export function CodeField(props: CodeEditorProps) {
  const t = useTranslate()
  if (isAndroid()) return <PlainField {...props} help={t('code.android')} isReadOnly />
  return (
    <div className={styles['field']}>
      <LoadBoundary fallback={<PlainField {...props} />}>
        <Suspense fallback={<PlainField {...props} isReadOnly isLoading />}>
          <Editor {...props} />
        </Suspense>
      </LoadBoundary>
      <p className={styles['note']}>{t('code.lines', { count: countLines(props.value) })}</p>
    </div>
  )
}

interface PlainFieldProps extends CodeEditorProps {
  readonly isReadOnly?: boolean
  /** Whether the editor takes its place. */
  readonly isLoading?: boolean
}

/** The text as it is, where the editor does not run or has not loaded. */
function PlainField(props: PlainFieldProps) {
  const { language: _, isLoading, ...field } = props
  return (
    <div className={styles['plain']} data-plain={!isLoading || undefined}>
      <TextArea {...field} rows={ROWS} spellCheck="false" autoComplete="off" />
    </div>
  )
}

interface LoadBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows the plain field if the editor does not load, such as without a connection. */
class LoadBoundary extends Component<LoadBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** Returns whether the browser is one of Android, whose keyboards change code while it is typed. */
function isAndroid(): boolean {
  return /\bAndroid\b/.test(navigator.userAgent)
}

function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length
}
